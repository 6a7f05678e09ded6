/**
 * Serialisers of answers, compiled once for each route from the contract's reply schema: only fields of the
 * schema are written, in its order, and codecs are applied. Every value is checked for its type: presence,
 * text, timestamp, integer, boolean, list, object, enumeration. Constraints of inputs, such as lengths and
 * patterns, are not checked again: answers are made of rows that met them before (decision 21).
 */
import type { RouteSpec } from '@briefcast/contract';
import { z } from 'zod';

/** Returns the encoded form of a value; throws ReplyError for one of another type. */
type Take = (value: unknown) => unknown;

/** A handler returned what its route does not promise: a fault of the server. */
class ReplyError extends TypeError {
  override name = 'ReplyError';
}

/** The value itself stays out of the log: it may be personal. */
const refuse = (expected: string): never => {
  throw new ReplyError(`The answer holds something else where ${expected} belongs`);
};

const takeText: Take = (value) => (typeof value === 'string' ? value : refuse('a text'));
/** A timestamp as ISO 8601 text; its T distinguishes it from what a database writes. */
const takeInstant: Take = (value) =>
  typeof value === 'string' && value[10] === 'T' ? value : refuse('a moment');
const takeTruth: Take = (value) => (typeof value === 'boolean' ? value : refuse('true or false'));
const takeNumber: Take = (value) => (Number.isFinite(value) ? value : refuse('a number'));
const takeInteger: Take = (value) => (Number.isSafeInteger(value) ? value : refuse('a whole number'));
const takeNull: Take = (value) => (value === null ? value : refuse('null'));

/** One of these literal values. */
function takeOneOf(values: readonly unknown[]): Take {
  const known = new Set(values);
  return (value) => (known.has(value) ? value : refuse(`one of ${values.join(', ')}`));
}

function takeList(element: z.core.$ZodType): Take {
  const take = takerOf(element);
  return (value) => (Array.isArray(value) ? value.map((item) => take(item)) : refuse('a list'));
}

/** A tuple, each item of its own type. */
function takeTuple(items: readonly z.core.$ZodType[]): Take {
  const takers = items.map((item) => takerOf(item));
  return (value) =>
    Array.isArray(value) && value.length === takers.length
      ? takers.map((take, index) => take(value[index]))
      : refuse(`a list of ${takers.length}`);
}

/**
 * Copies the named fields. The copy is an object literal in a function generated for this schema, as zod does
 * it: filling an object in a loop over names takes half as long again as everything else together.
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

/** A discriminated union of objects. */
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

/** A codec, written in its encoded form. */
function takeEncoded({ in: travels, out: held, reverseTransform }: z.core.$ZodCodecDef): Take {
  const [takeHeld, takeTravelling] = [takerOf(held), takerOf(travels)];
  return (value) => {
    const taken = takeHeld(value);
    return takeTravelling(reverseTransform(taken, { value: taken, issues: [] }));
  };
}

function takerOf(schema: z.core.$ZodType): Take {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  // Ids are made small by whoever reads them, and those of the database are small already.
  const isId = schema instanceof z.core.$ZodUUID;
  if (!isId && def.checks?.some((check) => check._zod.def.check === 'overwrite'))
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
 * Compiles the serialiser of a route's answers: takes what a handler returns, returns the text of the whole
 * answer. Throws for an unsupported schema when the route is registered; the serialiser throws ReplyError,
 * which is answered as `internal`, if the data has another type than the route promises.
 */
export function compileReply({ reply, topLevel }: Pick<RouteSpec, 'reply' | 'topLevel'>) {
  const take = takerOf(reply) as (data: unknown) => object;
  return (data: unknown): string =>
    JSON.stringify(topLevel ? { success: true, ...take(data) } : { success: true, data: take(data) });
}
