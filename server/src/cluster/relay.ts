import { type FarEnd, Moved } from '../matches/client-line.ts';
import type { HeldLine, LineEnd } from '../matches/dependencies.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { Caller } from '../storage/guests.ts';
import { type Bus, type Topic, topic } from './bus.ts';

/** Messages between nodes. The node of the client numbers the lines. */
type Message =
  | readonly ['open', line: number, match: string, guest: string, name: string, address?: string]
  | readonly ['hear', line: number, text: string]
  | readonly ['shut', line: number]
  | readonly ['say', line: number, text: string]
  | readonly ['end', line: number, why: LineEnd | 'no-match']
  | readonly ['ask', question: number, what: unknown]
  | readonly ['answer', question: number, what: unknown]
  | readonly ['fail', question: number];

/** What a node does for the clients of other nodes. */
export interface RelayHost {
  connect(
    match: string,
    caller: Caller,
    send: (text: string) => void,
    end: (why: LineEnd) => void,
  ): Promise<HeldLine>;
  answer(question: unknown): Promise<unknown>;
}

/** A client of this node whose match has its home on another node. */
interface Outward {
  readonly node: string;
  readonly say: (text: string) => void;
  readonly end: (why: LineEnd | 'no-match') => void;
}

/** A client of another node whose match has its home here. */
interface Inward {
  readonly node: string;
  line: HeldLine | null;
  isShut: boolean;
}

interface Question {
  readonly node: string;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** How long to wait for an answer from a node. */
const PATIENCE = 3000;

const topicOf = (node: string): Topic<readonly [node: string, Message]> => topic(`node:${node}`);

/** Carries client connections and requests to the home nodes of matches. */
export class Relay {
  private readonly bus: Bus;
  private readonly host: RelayHost;
  private readonly outward = new Map<number, Outward>();
  private readonly inward = new Map<string, Inward>();
  private readonly questions = new Map<number, Question>();
  private last = 0;

  constructor(bus: Bus, host: RelayHost) {
    this.bus = bus;
    this.host = host;
    bus.listen(topicOf(bus.node), ([node, message]) => this.hear(node, message));
    bus.onGone((node) => this.gone(node));
  }

  /** Opens a line to a match on that node. Resolves with the first message that comes back. */
  open(node: string, match: string, caller: Caller, say: (text: string) => void): Promise<FarEnd> {
    const line = ++this.last;
    return new Promise((resolve, reject) => {
      let finish: (why: LineEnd) => void;
      const over = new Promise<LineEnd>((done) => {
        finish = done;
      });
      const close = (): void => {
        clearTimeout(patience);
        if (this.outward.delete(line)) this.tell(node, ['shut', line]);
      };
      const patience = setTimeout(() => {
        close();
        reject(new Error('The home of a match does not answer.'));
      }, PATIENCE);
      this.outward.set(line, {
        node,
        say: (text) => {
          clearTimeout(patience);
          resolve({
            hear: (said) => this.tell(node, ['hear', line, said]),
            close,
            isRelayed: true,
            over,
          });
          say(text);
        },
        end: (why) => {
          clearTimeout(patience);
          this.outward.delete(line);
          reject(why === 'no-match' ? notFound('match') : new Moved('The match has moved.'));
          finish(why === 'renewed' ? why : 'moved');
        },
      });
      this.tell(node, ['open', line, match, caller.id, caller.name, caller.address]);
    });
  }

  ask(node: string, what: unknown): Promise<unknown> {
    const question = ++this.last;
    return new Promise<unknown>((resolve, reject) => {
      this.questions.set(question, { node, resolve, reject });
      setTimeout(() => reject(new Error('Another node does not answer.')), PATIENCE).unref();
      this.tell(node, ['ask', question, what]);
    }).finally(() => this.questions.delete(question));
  }

  private tell(node: string, message: Message): void {
    this.bus.publish(topicOf(node), [this.bus.node, message]);
  }

  private hear(node: string, message: Message): void {
    switch (message[0]) {
      case 'open':
        return void this.admit(node, message);
      case 'hear': {
        const line = this.inward.get(`${node} ${message[1]}`)?.line;
        if (line) line.hear(message[2]);
        else this.tell(node, ['end', message[1], 'moved']);
        return;
      }
      case 'shut':
        return this.shut(`${node} ${message[1]}`);
      case 'say':
        return this.outward.get(message[1])?.say(message[2]);
      case 'end':
        return this.outward.get(message[1])?.end(message[2]);
      case 'ask':
        return void this.answer(node, message[1], message[2]);
      case 'answer':
        return this.questions.get(message[1])?.resolve(message[2]);
      case 'fail':
        return this.questions.get(message[1])?.reject(new Error('Another node cannot answer.'));
    }
  }

  private async admit(
    node: string,
    // A node of an earlier version does not send the addresses of its clients.
    [, number, match, id, name, address = node]: Extract<Message, readonly ['open', ...unknown[]]>,
  ): Promise<void> {
    const key = `${node} ${number}`;
    const inward: Inward = { node, line: null, isShut: false };
    this.inward.set(key, inward);
    const end = (why: LineEnd | 'no-match'): void => {
      if (inward.isShut) return;
      this.shut(key);
      this.tell(node, ['end', number, why]);
    };
    const send = (text: string): void => this.tell(node, ['say', number, text]);
    try {
      inward.line = await this.host.connect(match, { id, name, address }, send, end);
      if (inward.isShut) inward.line.close();
    } catch (error) {
      end(error instanceof Refusal && error.status !== 503 ? 'no-match' : 'moved');
    }
  }

  private shut(key: string): void {
    const inward = this.inward.get(key);
    if (inward === undefined) return;
    this.inward.delete(key);
    inward.isShut = true;
    inward.line?.close();
  }

  private async answer(node: string, question: number, what: unknown): Promise<void> {
    try {
      this.tell(node, ['answer', question, await this.host.answer(what)]);
    } catch {
      this.tell(node, ['fail', question]);
    }
  }

  /** Restarts the lines to a node that is gone, or on which messages may have been lost. */
  private gone(node: string | null): void {
    const isConcerned = (other: { readonly node: string }): boolean =>
      node === null || other.node === node;
    for (const [key, inward] of this.inward) {
      if (!isConcerned(inward)) continue;
      this.shut(key);
      this.tell(inward.node, ['end', Number(key.split(' ')[1]), 'moved']);
    }
    for (const [line, outward] of this.outward) {
      if (!isConcerned(outward)) continue;
      this.tell(outward.node, ['shut', line]);
      outward.end('moved');
    }
    for (const question of this.questions.values())
      if (isConcerned(question)) question.reject(new Error('Another node is gone.'));
  }
}
