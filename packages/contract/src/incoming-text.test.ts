import { expect, test } from 'vitest';
import { allRoutes } from './api.ts';
import { BrandProfileUpdate } from './brands/schemas.ts';
import { CreatorProfileUpdate } from './creators/schemas.ts';
import type { z } from './kit/zod.ts';

interface Leaf {
  where: string;
  schema: z.core.$ZodType;
}

const isText = (schema: z.core.$ZodType): boolean => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === 'string' || (def.type === 'pipe' && isText(def.in));
};

/** Every schema within this one that reads a single text. */
function leavesOf(schema: z.core.$ZodType, where: string): Leaf[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, field]) => leavesOf(field, `${where}.${key}`));
    case 'array':
      return leavesOf(def.element, `${where}[]`);
    case 'tuple':
      return def.items.flatMap((item, at) => leavesOf(item, `${where}[${at}]`));
    case 'record':
      return [...leavesOf(def.keyType, `${where}.key`), ...leavesOf(def.valueType, `${where}.value`)];
    case 'union':
      return def.options.flatMap((option, at) => leavesOf(option, `${where}|${at}`));
    case 'intersection':
      return [...leavesOf(def.left, where), ...leavesOf(def.right, where)];
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return leavesOf(def.innerType, where);
    case 'lazy':
      return leavesOf(def.getter(), where);
    case 'pipe':
      if (isText(def.in)) return [{ where, schema }];
      return [...leavesOf(def.in, where), ...leavesOf(def.out, where)];
    case 'string':
    case 'template_literal':
      return [{ where, schema }];
    case 'unknown':
    case 'any':
    case 'custom':
      return [{ where: `${where} of any form`, schema }];
    default:
      return [];
  }
}

const typed = [
  ...allRoutes.flatMap(({ name, spec }) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = spec[part];
      return schema ? leavesOf(schema, `${name} ${part}`) : [];
    }),
  ),
  ...leavesOf(CreatorProfileUpdate, 'creator'),
  ...leavesOf(BrandProfileUpdate, 'brand'),
];

const read = ({ schema }: Leaf, value: string) => (schema as z.ZodType).safeParse(value).data;

test('every call reads an id in capitals as the same id', () => {
  const id = '01900000-0000-7abc-8def-0000000000ab';
  const ids = typed.filter(
    (leaf) => read(leaf, id) === id && read(leaf, 'x'.repeat(id.length)) === undefined,
  );
  expect(ids.length).toBeGreaterThan(200);
  expect(ids.filter((leaf) => read(leaf, id.toUpperCase()) !== id).map(({ where }) => where)).toEqual([]);
});

/** Passwords count as they were typed; a profile's update is read by the schema of its role, below. */
const asTheyCome = /[. ](?:password|currentPassword)$|^profiles\.update /u;

test('every call reads texts by one of the kinds of the kit, which clean them', () => {
  const dirty = ['a\u202eb', 'a\u200bb', 'a\u2066b', 'a\u3164b'];
  const raw = typed.filter(
    (leaf) =>
      !asTheyCome.test(leaf.where) &&
      (dirty.some((value) => read(leaf, value) === value) || leaf.where.endsWith('of any form')),
  );
  expect(raw.map(({ where }) => where)).toEqual([]);
});
