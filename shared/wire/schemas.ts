import * as v from 'valibot';
import type { Options } from '../games/game.ts';
import { STYLES } from '../search/style.ts';
import type { Request } from '../table/requests.ts';
import { BOT_LEVELS, MAX_GAMES } from '../table/table.ts';
import type { Hello } from './wire.ts';

/**
 * What the server takes from the wire. It checks shape and size; whether something is allowed is decided at the
 * table. The client imports none of this: its types already say the same.
 */

const integer = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));

const seat = integer(3);
const id = text(40);
/** Names are cleaned and cut afterwards: this only bounds the work. */
const name = text(200);
/** A code as typed, with spaces, dashes or an emoji by mistake. */
const code = text(40);
const offer = v.picklist(['draw', 'rematch', 'surrender', 'takeback']);

const target = v.union([integer(10_000), text(20)]);

/** As it came: a schema for records would silently drop names such as `constructor`, which no game has either. */
const options = v.custom<Options>(
  (given) =>
    typeof given === 'object' &&
    given !== null &&
    !Array.isArray(given) &&
    Object.keys(given).length <= 20 &&
    Object.entries(given).every((pair) => pair.every((part) => v.is(id, part))),
);

const setup = v.strictObject({
  game: id,
  options,
  layout: v.picklist(['line', 'ring', 'tee', 'cross', 'whole']),
  clock: v.nullable(v.strictObject({ initialMs: integer(2 ** 31), incrementMs: integer(2 ** 31) })),
  reach: v.picklist(['any', 'own']),
  games: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_GAMES)),
});

const request = v.variant('kind', [
  v.strictObject({ kind: v.literal('join'), name, watch: v.boolean() }),
  v.strictObject({ kind: v.literal('leave') }),
  v.strictObject({ kind: v.literal('rename'), name, seat: v.nullable(seat) }),
  v.strictObject({ kind: v.literal('take-seat'), seat, name }),
  v.strictObject({ kind: v.literal('free-seat'), seat }),
  v.strictObject({
    kind: v.literal('seat-bot'),
    seat,
    level: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(BOT_LEVELS)),
    style: v.exactOptional(v.picklist(STYLES)),
  }),
  v.strictObject({ kind: v.literal('swap-seats'), one: seat, other: seat }),
  v.strictObject({ kind: v.literal('remove-device'), device: id }),
  v.strictObject({ kind: v.literal('set-up'), setup }),
  v.strictObject({ kind: v.literal('start') }),
  v.strictObject({
    kind: v.literal('tap'),
    match: integer(1_000_000),
    ply: integer(1_000_000),
    draft: v.pipe(v.array(target), v.maxLength(20)),
    target,
  }),
  v.strictObject({
    kind: v.literal('draft'),
    match: integer(1_000_000),
    ply: integer(1_000_000),
    draft: v.pipe(v.array(target), v.maxLength(20)),
    next: v.pipe(v.array(target), v.maxLength(20)),
  }),
  v.strictObject({ kind: v.literal('undo'), match: integer(1_000_000), ply: integer(1_000_000) }),
  v.strictObject({ kind: v.literal('resign'), seat }),
  v.strictObject({ kind: v.literal('offer'), offer }),
  v.strictObject({ kind: v.literal('answer'), offer, agree: v.boolean() }),
  v.strictObject({ kind: v.literal('pause') }),
  v.strictObject({ kind: v.literal('resume') }),
  v.strictObject({ kind: v.literal('to-lobby') }),
]) satisfies v.GenericSchema<unknown, Request>;

/** Unknown fields pass: an old page must come through to be told that it is old. */
const hello = v.object({
  protocol: v.number(),
  identity: v.nullable(v.object({ device: id, secret: text(100) })),
  table: v.nullable(code),
}) satisfies v.GenericSchema<unknown, Hello>;

/** The arguments of each event, the answer function left out. */
export const helloArguments = v.strictTuple([hello]);
export const createArguments = v.strictTuple([name]);
export const askArguments = v.strictTuple([code, request]);
export const hintArguments = v.strictTuple([code]);
export const timeArguments = v.strictTuple([]);
