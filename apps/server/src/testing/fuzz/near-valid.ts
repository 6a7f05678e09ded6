/** Input as a schema wants it, and the same with one thing wrong: what is wrong everywhere is refused at the door. */
import fc from 'fast-check';
import { z } from 'zod';
import { nastyText, nastyValue } from './nasty-values.ts';

interface JsonSchema {
  type?: string;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  format?: string;
  pattern?: string;
}

/** Values that a schema cannot tell, such as the id of something that exists, by the field's name. */
export type KnownValues = (field: string) => readonly string[] | undefined;

function textOf(schema: JsonSchema, known: readonly string[] | undefined): fc.Arbitrary<string> {
  if (known && known.length > 0) return fc.constantFrom(...known);
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.format === 'date-time') {
    const [min, max] = [new Date('1900-01-01'), new Date('2200-01-01')];
    return fc.date({ min, max, noInvalidDate: true }).map((moment) => moment.toISOString());
  }
  if (schema.pattern?.startsWith('^\\d')) return fc.nat(120).map(String);
  if (schema.pattern?.startsWith('^#')) return fc.constantFrom('#c2410c', '#000000');
  const maxLength = Math.min(schema.maxLength ?? 60, 60);
  return fc.string({ minLength: Math.max(schema.minLength ?? 0, 1), maxLength });
}

function validOf(schema: JsonSchema, field: string, known: KnownValues): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => validOf(choice, field, known)));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object': {
      if (!schema.properties) return fc.dictionary(fc.string({ maxLength: 20 }), fc.jsonValue());
      const fields = Object.entries(schema.properties).map(([key, each]) => [key, validOf(each, key, known)]);
      const record = Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>;
      return fc.record(record, { requiredKeys: schema.required ?? [], noNullPrototype: true });
    }
    case 'array':
      if (schema.prefixItems)
        return fc.tuple(...schema.prefixItems.map((item) => validOf(item, field, known)));
      return fc.array(validOf(schema.items ?? {}, field, known), { maxLength: 3 });
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 1000, 2 ** 31 - 1) });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return textOf(schema, known(field));
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/** Generates valid input of a schema, as it travels. */
export function validInput(schema: z.ZodType, known: KnownValues): fc.Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as unknown as JsonSchema;
  return validOf(json, '', known);
}

type Path = readonly (string | number)[];

/** Every place in a value, its own first. */
function placesIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...at, key]))];
}

/** A copy with another value at a place. `undefined` leaves the place out. */
function replaced(value: unknown, [key, ...rest]: Path, change: (old: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[key] = replaced(copy[key], rest, change);
  return copy;
}

/** A key of its own, even where assignment would set the prototype. */
const withKey = (value: unknown, key: string, inner: unknown) =>
  Object.defineProperty({ ...(value as object) }, key, { value: inner, enumerable: true });

const changes: fc.Arbitrary<(old: unknown) => unknown> = fc.oneof(
  { weight: 6, arbitrary: nastyValue.map((value) => () => value) },
  { weight: 1, arbitrary: fc.constant(() => undefined) },
  { weight: 1, arbitrary: fc.constant((old: unknown) => [old]) },
  { weight: 1, arbitrary: fc.constant((old: unknown) => ({ old })) },
  { weight: 1, arbitrary: fc.constant((old: unknown) => JSON.stringify(old)) },
  {
    weight: 1,
    arbitrary: fc.constant((old: unknown) => (typeof old === 'string' ? old.repeat(200) : `${old}`)),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom('__proto__', 'constructor', 'toJSON', 'then', 'id', 'role', 'status'),
        nastyValue,
      )
      .map(
        ([key, inner]) =>
          (old: unknown) =>
            typeof old === 'object' && old && !Array.isArray(old) ? withKey(old, key, inner) : inner,
      ),
  },
);

/** A valid value with one place changed. */
export const oneThingWrong = (valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(valid, fc.nat(), changes).map(([value, number, change]) => {
    const places = placesIn(value);
    return replaced(value, places[number % places.length] ?? [], change);
  });

/** JSON text that is broken, or that says the same in a way that parsers differ about. */
const spoiled: fc.Arbitrary<(text: string) => string> = fc.oneof(
  fc.nat().map((at) => (text: string) => text.slice(0, at % (text.length + 1))),
  fc.constantFrom(
    (text: string) => `${text}}`,
    (text: string) => `\ufeff${text}`,
    (text: string) => `// a\n${text}`,
    (text: string) => text.replaceAll('"', "'"),
    (text: string) => text.replace(/:[^,}]+/, ':NaN'),
    (text: string) => text.replace(/:[^,}]+/, ':-Infinity'),
    (text: string) => text.replace(/:[^,}]+/, `:1${'0'.repeat(400)}`),
    (text: string) => text.replace('{', '{"__proto__":null,'),
    (text: string) => text.replace('{', `{${'"a":1,'.repeat(5000)}`),
    (text: string) => text.replace(/^\{("[^"]+")/, '{$1:[],$1'),
    (text: string) => text.replace(/:[^,}]+/, `:${'['.repeat(100_000)}${']'.repeat(100_000)}`),
    () => '['.repeat(100_000),
    () => '"\\ud800',
    () => `"${'x'.repeat(1_200_000)}"`,
  ),
  nastyText.map((text) => () => text),
);

/** Generates JSON bodies as they travel: sound, with one thing wrong, wrong altogether, or no JSON. */
export const jsonBody = (valid: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 2, arbitrary: valid.map((value) => JSON.stringify(value)) },
    { weight: 8, arbitrary: oneThingWrong(valid).map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: nastyValue.map((value) => JSON.stringify(value)) },
    { weight: 2, arbitrary: fc.tuple(valid, spoiled).map(([value, spoil]) => spoil(JSON.stringify(value))) },
  );
