import ajvCompiler, { type BuildCompilerFromPool } from '@fastify/ajv-compiler';
import serializerCompiler, { type SerializerFactory } from '@fastify/fast-json-stringify-compiler';

/** Fastify's compilers, run at the first request of a route: compiling all routes takes half of the startup time. */
export function compileWhenNeeded(): {
  readonly compilersFactory: {
    readonly buildValidator: BuildCompilerFromPool;
    readonly buildSerializer: SerializerFactory;
  };
} {
  const validators = ajvCompiler();
  const serializers = serializerCompiler();
  return {
    compilersFactory: {
      buildValidator: (...args) => {
        const compile = validators(...args);
        return (route) => {
          let validate: ReturnType<typeof compile> | undefined;
          // Fastify reads the errors from the function itself.
          const whenNeeded = ((data: unknown) => {
            validate ??= compile(route);
            const isValid = validate(data);
            whenNeeded.errors = validate.errors;
            return isValid;
          }) as ReturnType<typeof compile>;
          return whenNeeded;
        };
      },
      buildSerializer: (...args) => {
        const compile = serializers(...args);
        return (route) => {
          let serialize: ReturnType<typeof compile> | undefined;
          return (data) => (serialize ??= compile(route))(data);
        };
      },
    },
  };
}
