/**
 * Writers of answers, made once for each route from the form that the contract gives its reply: only what the form
 * names gets out, in its order, and codecs are applied on the way. They hold every value to its kind: presence, text,
 * moment, whole number, truth, list, object, one of these words. They do not repeat what inputs are held to, lengths
 * and patterns: answers are made of rows that were held to those before (decision 21).
 */
import type { RouteSpec } from '@briefcast/contract';
import { z } from 'zod';

/** Returns what is to be written of a value; throws ReplyError for one of another kind. */
type Take = (value: unknown) => unknown;

/** A handler answered what its route does not promise: a fault of the server. */
class ReplyError extends TypeError {
  override name = 'ReplyError';
}

/** The value itself stays out of the log: it may be somebody's. */
const refuse = (expected: string): never => {
  throw new ReplyError(`The answer holds something else where ${expected} belongs`);
};

const takeText: Take = (value) => (typeof value === 'string' ? value : refuse('a text'));
/** A moment as ISO 8601 text, told by its T from what a database writes. */
const takeInstant: Take = (value) =>
  typeof value === 'string' && value[10] === 'T' ? value : refuse('a moment');
const takeTruth: Take = (value) => (typeof value === 'boolean' ? value : refuse('true or false'));
const takeNumber: Take = (value) => (Number.isFinite(value) ? value : refuse('a number'));
const takeInteger: Take = (value) => (Number.isSafeInteger(value) ? value : refuse('a whole number'));
const takeNull: Take = (value) => (value === null ? value : refuse('null'));

/** One of these words, numbers or truths. */
function takeOneOf(values: readonly unknown[]): Take {
  const known = new Set(values);
  return (value) => (known.has(value) ? value : refuse(`one of ${values.join(', ')}`));
}

function takeList(element: z.core.$ZodType): Take {
  const take = takerOf(element);
  return (value) => (Array.isArray(value) ? value.map((item) => take(item)) : refuse('a list'));
}

/** A list of so many values, each of its own kind. */
function takeTuple(items: readonly z.core.$ZodType[]): Take {
  const takers = items.map((item) => takerOf(item));
  return (value) =>
    Array.isArray(value) && value.length === takers.length
      ? takers.map((take, index) => take(value[index]))
      : refuse(`a list of ${takers.length}`);
}

/**
 * Copies the named fields. The copy is a literal in a function made for this form, as zod makes its own: filled in a
 * loop over names, it takes half as long again as everything else together.
 */
function takeFields(shape: Readonly<Record<string, z.core.$ZodType>>): Take {
  const names = Object.keys(shape).map((name) => JSON.stringify(name));
  const takers = Object.values(shape).map((field) => takerOf(field));
  const fields = names.map((name, index) => `${name}: take${index}(given[${name}])`);
  const copy: (given: object) => unknown = new Function(
    ...takers.map((_, index) => `take${index}`),
    `return (given) => ({ ${fields.join(', ')} });`,
  )(...takers);
  return (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? copy(value) : refuse('an object');
}

/** One of several forms of an object, told apart by a word in one of its fields. */
function takeByWord({ options, discriminator }: z.core.$ZodDiscriminatedUnionDef): Take {
  const takers = new Map<unknown, Take>();
  for (const option of options) {
    const take = takerOf(option);
    for (const word of option._zod.propValues?.[discriminator] ?? []) takers.set(word, take);
  }
  const takerFor = (value: unknown) =>
    typeof value === 'object' && value !== null && discriminator in value
      ? takers.get((value as Record<string, unknown>)[discriminator])
      : undefined;
  return (value) => (takerFor(value) ?? refuse(`an object with a known ${discriminator}`))(value);
}

/** A codec travels in its other form. */
function takeEncoded({ in: travels, out: held, reverseTransform }: z.core.$ZodCodecDef): Take {
  const [takeHeld, takeTravelling] = [takerOf(held), takerOf(travels)];
  return (value) => {
    const taken = takeHeld(value);
    return takeTravelling(reverseTransform(taken, { value: taken, issues: [] }));
  };
}

function takerOf(schema: z.core.$ZodType): Take {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.checks?.some((check) => check._zod.def.check === 'overwrite'))
    throw new Error('The form of an answer may not change a text, as trimming does: it is written as it is');
  switch (def.type) {
    case 'string':
      return schema instanceof z.core.$ZodISODateTime ? takeInstant : takeText;
    case 'number':
      return schema instanceof z.core.$ZodNumberFormat ? takeInteger : takeNumber;
    case 'boolean':
      return takeTruth;
    case 'null':
      return takeNull;
    case 'unknown':
      return (value) => value;
    case 'literal':
      return takeOneOf(def.values);
    case 'enum':
      return takeOneOf(Object.values(def.entries));
    case 'array':
      return takeList(def.element);
    case 'tuple':
      return takeTuple(def.items);
    case 'object':
      return takeFields(def.shape);
    case 'nullable': {
      const take = takerOf(def.innerType);
      return (value) => (value === null ? null : take(value));
    }
    case 'optional': {
      const take = takerOf(def.innerType);
      return (value) => (value === undefined ? undefined : take(value));
    }
    default:
      if (schema instanceof z.core.$ZodDiscriminatedUnion) return takeByWord(schema._zod.def);
      if (schema instanceof z.core.$ZodCodec) return takeEncoded(schema._zod.def);
      throw new Error(`No answer can be written in a form of the kind ${def.type}`);
  }
}

/**
 * Makes the writer of a route's answers: what a handler returns in, the text of the whole answer out. Throws for a
 * form that it does not know, when the route is registered; the writer throws ReplyError, which is answered as
 * `internal`, where the data is of another kind than the route promises.
 */
export function compileReply({ reply, topLevel }: Pick<RouteSpec, 'reply' | 'topLevel'>) {
  const take = takerOf(reply) as (data: unknown) => object;
  return (data: unknown): string =>
    JSON.stringify(topLevel ? { success: true, ...take(data) } : { success: true, data: take(data) });
}
