import { randomUUID } from 'node:crypto';
import { LEVELS, think } from '@hoard/bots';
import { BOXES, boxOf } from '@hoard/games';
import {
  BadPosition,
  BadSetting,
  type Box,
  type Json,
  perft,
  type Refusal,
  type Rng,
  rngFrom,
  setting,
  type Viewer,
} from '@hoard/kernel';
import { say } from '@hoard/kernel/text';
import { seatNames } from '../names.ts';
import {
  choiceField,
  idOf,
  languageOf,
  NotUnderstood,
  parseRequest,
  type Request,
  textField,
  wholeField,
} from './request.ts';

/** What is being talked about: the last position set up or played to. */
interface Topic {
  readonly box: Box;
  readonly state: unknown;
  readonly rng: Rng;
}

type Answer = { readonly [field: string]: unknown };

/** Answers the requests of docs/engine-protocol.md, one line at a time. After `quit` the answer says bye. */
export function conversation(): (line: string) => Answer {
  let topic: Topic | undefined;

  const current = (): Topic => {
    if (topic === undefined) throw new NotUnderstood('There is no position yet; set one up with "new" or "load".');
    return topic;
  };

  const turnTo = (next: Topic): Answer => {
    const answer = { position: next.box.game.write(next.state), status: next.box.game.status(next.state) };
    topic = next;
    return answer;
  };

  const requests: { readonly [name: string]: (request: Request) => Answer } = {
    games: () => ({ games: BOXES.map(({ game: { id, seats, options } }) => ({ id, seats, options })) }),

    new: (request) => {
      const box = knownBox(request.game, 'game');
      const { options, seats } = setting(box.game, optionsOf(request), request.seats);
      const rng = rngFrom(seedOf(request));
      return turnTo({ box, state: box.game.setup(options, seats, rng), rng });
    },

    load: (request) => {
      const { position } = request;
      if (typeof position !== 'object' || position === null) throw new NotUnderstood('position: must be an object.');
      const box = knownBox((position as { game?: unknown }).game, 'position.game');
      const rng = rngFrom(seedOf(request));
      return turnTo({ box, state: box.game.read(position, rng), rng });
    },

    moves: () => {
      const { box, state } = current();
      return { moves: box.game.moves(state).map(box.game.spell).sort() };
    },

    play: (request) => {
      const { box, state, rng } = current();
      const move = moveOf(box, request);
      const refusal = box.game.refusal(state, move);
      if (refusal !== undefined) return refused(box, refusal, state, request);
      const next = { box, state: box.game.clone(state), rng: rng.clone() };
      box.game.apply(next.state, move, next.rng);
      return { ...turnTo(next), chance: next.rng.drawn > rng.drawn };
    },

    why: (request) => {
      const { box, state } = current();
      const refusal = box.game.refusal(state, moveOf(box, request));
      return refusal === undefined ? { legal: true } : refused(box, refusal, state, request);
    },

    view: (request) => {
      const { box, state } = current();
      const seats = seatsOf(box, state);
      const viewer: Viewer = request.seat === 'spectator' ? 'spectator' : wholeField(request, 'seat', 0, seats - 1);
      return { view: box.game.write(state, viewer) };
    },

    perft: (request) => {
      const { box, state, rng } = current();
      return { perft: perft(box.game, state, rng, wholeField(request, 'depth', 0, 100)) };
    },

    best: (request) => {
      const { box, state } = current();
      const { actor } = box.game.status(state);
      if (actor === undefined) throw new NotUnderstood('The game is over; there is nothing to decide.');
      const level = request.level === undefined ? 'hard' : choiceField(request, 'level', LEVELS);
      const rng = rngFrom(request.seed === undefined ? '' : textField(request, 'seed'));
      const { move } = think(level, box, box.game.write(state, actor), rng, budgetOf(request));
      return { move: box.game.spell(move) };
    },

    quit: () => ({ bye: true }),
  };

  return (line) => {
    let id: number | string | null = null;
    try {
      const request = parseRequest(line);
      id = idOf(request);
      const name = textField(request, 'do');
      const answer = Object.hasOwn(requests, name) ? requests[name] : undefined;
      if (answer === undefined) {
        throw new NotUnderstood(`do: must be one of ${Object.keys(requests).join(', ')}.`);
      }
      return { id, ...answer(request) };
    } catch (error) {
      return { id, error: { says: explain(error) } };
    }
  };
}

function explain(error: unknown): string {
  if (error instanceof NotUnderstood || error instanceof BadSetting || error instanceof BadPosition)
    return error.message;
  return `Something went wrong inside the engine: ${error instanceof Error ? error.message : String(error)}`;
}

function knownBox(id: unknown, field: string): Box {
  const box = typeof id === 'string' ? boxOf(id) : undefined;
  if (box === undefined)
    throw new NotUnderstood(`${field}: must be one of ${BOXES.map(({ game }) => game.id).join(', ')}.`);
  return box;
}

function optionsOf({ options = {} }: Request): { readonly [option: string]: unknown } {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    throw new NotUnderstood('options: must be an object.');
  }
  return options as { readonly [option: string]: unknown };
}

function seedOf(request: Request): string {
  return request.seed === undefined ? randomUUID() : textField(request, 'seed');
}

function seatsOf(box: Box, state: unknown): number {
  return box.game.write(state, 'spectator').seats as Json as number;
}

function moveOf(box: Box, request: Request): unknown {
  const text = textField(request, 'move');
  const move = box.game.parse(text);
  if (move === undefined)
    throw new NotUnderstood(`move: ${JSON.stringify(text.slice(0, 80))} is no move of ${box.game.id}.`);
  return move;
}

function refused(box: Box, { rule, key, args, at }: Refusal, state: unknown, request: Request): Answer {
  const language = languageOf(request);
  const says = say(box.texts, language, key, args, seatNames(language, seatsOf(box, state)));
  return { refused: { rule, says, ...(at.length > 0 ? { at } : {}) } };
}

function budgetOf(request: Request) {
  if (request.iterations !== undefined) return { iterations: wholeField(request, 'iterations', 0, 10_000_000) };
  if (request.ms === undefined) return undefined;
  const until = performance.now() + wholeField(request, 'ms', 0, 600_000);
  return { iterations: Number.POSITIVE_INFINITY, spent: () => performance.now() >= until };
}
