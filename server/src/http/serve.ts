import {
  type AnswerTo,
  type Endpoint,
  type EndpointName,
  ENDPOINTS,
  type Parts,
} from '@tablewright/protocol/schemas';
import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HTTPMethods,
} from 'fastify';
import { Type } from 'typebox';

type PartOf<N extends EndpointName, P extends string> = P extends keyof Parts<N>
  ? Parts<N>[P]
  : unknown;

/** A request that fits the schemas of its endpoint. */
type Checked<N extends EndpointName> = FastifyRequest<{
  Params: PartOf<N, 'params'>;
  Querystring: PartOf<N, 'query'>;
  Body: PartOf<N, 'body'>;
}>;

/** A handler that sends by itself, such as a download, returns its reply. */
type Handled<N extends EndpointName> = [AnswerTo<N>] extends [null]
  ? void
  : AnswerTo<N> | FastifyReply;

type Serve = <N extends EndpointName>(
  name: N,
  handle: (request: Checked<N>, reply: FastifyReply) => Promise<Handled<N>>,
  config?: FastifyContextConfig,
) => void;

/** Answers requests to endpoints: checks them, and the answers, by the schemas. */
export function serverOf(app: FastifyInstance): Serve {
  return (name, handle, config = {}) => {
    const [method, url] = name.split(' ') as [HTTPMethods, string];
    const { params, query, body, answer, status }: Endpoint = ENDPOINTS[name];
    const bare = status ?? 204;
    app.route<object>({
      method,
      url,
      config,
      schema: {
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(body && { body }),
        response: answer === undefined ? { [bare]: Type.Null() } : { 200: answer },
      },
      handler: async (request, reply) => {
        const answered = await handle(request as Checked<typeof name>, reply);
        return answer === undefined ? reply.code(bare).send(null) : answered;
      },
    });
  };
}
