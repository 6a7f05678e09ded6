/**
 * Building blocks of every schema: bounded text, money, times, and the translations between what
 * travels and what the code works with. Nothing is coerced, and no codec throws: a value that cannot be
 * read becomes an issue, so bad input is always a 400 (rules/wire#statuses).
 */

import { finding, type PlainFindingCode } from '../findings.ts';
import { isSeen, oneLine, severalLines } from './clean-text.ts';
import { currencies } from './currencies.ts';
import { limits } from './limits.ts';
import { inLatinDigits } from './typed-number.ts';
import { z } from './zod.ts';

/** PostgreSQL stores no NUL, and a lone surrogate cannot be written as UTF-8. */
const isStorable = (value: string) => !value.includes('\0') && value.isWellFormed();
const storable = { error: finding('text.not_storable') };

/** Refuses a text of invisible letters alone as an empty one. */
const required = <S extends z.ZodString>(schema: S) =>
  schema
    .min(1, finding('text.required'))
    .refine((value) => value === '' || isSeen(value), { error: finding('text.required') });

const ofSeveralLines = z.string().overwrite(severalLines).trim();
const ofOneLine = z.string().overwrite(oneLine).trim();

/** Trimmed, clean text of at most `max` characters; may be empty. */
export const text = (max: number) => ofSeveralLines.max(max).refine(isStorable, storable);

/** Text that must not be blank. */
export const requiredText = (max: number) => required(ofSeveralLines).max(max).refine(isStorable, storable);

/** As `text`, of one line: without line breaks and marks that change the direction of writing. */
export const line = (max: number) => ofOneLine.max(max).refine(isStorable, storable);

/** A text of one line that must not be blank. */
export const requiredLine = (max: number) => required(ofOneLine).max(max).refine(isStorable, storable);

/** Printable ASCII made by a program, such as the token of a link; limits count it as it came. */
export const key = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\x20-\x7e]*$/);

/** A number that is kept as text, such as a tax number: in Latin digits, whichever it was typed in. */
export const numberText = (max: number) => line(max).overwrite(inLatinDigits);

/** A code of the second step, of the app or for recovery, whichever digits it was typed in. */
export const secondStepCode = numberText(50);

/** An absolute web address; `javascript:` and the like are refused. */
export const webUrl = line(limits.url).refine((value) => /^https?:\/\//i.test(value) && URL.canParse(value), {
  error: finding('address.not_full'),
});

const aNumberToCall = /^\+?[\p{Nd} ()./-]+(?:(?:ext\.?|x|#) ?\p{Nd}+)?$/iu;
const digitsOf = (value: string) => value.match(/\p{Nd}/gu)?.length ?? 0;

/**
 * Telephone number as people write it, in any digits, with an extension; empty where there is none. It is kept in
 * Latin digits: groups of Arabic ones are shown from right to left, so that a copy of them dials another number.
 */
export const phone = line(limits.name)
  .overwrite(inLatinDigits)
  .refine(
    (value) => value === '' || (aNumberToCall.test(value) && digitsOf(value) >= 5),
    finding('phone.invalid'),
  );

/** The parts of an address around its last @. */
function partsOfEmail(address: string): [local: string, domain: string] {
  const at = address.lastIndexOf('@');
  return at < 0 ? ['', address] : [address.slice(0, at), address.slice(at + 1)];
}

/** An address with its domain in ASCII, as mail servers compare it; as it was where the domain cannot be one. */
function withPlainDomain(address: string): string {
  const [local, domain] = partsOfEmail(address);
  // An ASCII domain is plain already, and other signs would make another part of a web address.
  if (!/[^\0-\x7f]/.test(domain) || !/^[\p{L}\p{M}\p{N}.。-]+$/u.test(domain)) return address;
  const web = `http://${domain}`;
  return URL.canParse(web) ? `${local}@${new URL(web).hostname}` : address;
}

/** Zod's pattern, and a last label in another script. */
const anEmail =
  /^(?!\.)(?!.*\.\.)[a-z0-9_'+\-.]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;

/** Finds why an address is none: the part before its @, or anything else. */
function emailFinding(address: unknown) {
  const [local, domain] = partsOfEmail(String(address));
  const isLocalWrong = local !== '' && !local.includes('@') && anEmail.test(`a@${domain}`);
  return finding(isLocalWrong ? 'email.local_part' : 'email.invalid');
}

/** E-mail, in small letters and with a plain domain: one address is compared as one (rules/accounts#credentials). */
export const email = line(254)
  .toLowerCase()
  .overwrite(withPlainDomain)
  .pipe(z.email({ pattern: anEmail, error: ({ input }) => emailFinding(input) }).max(254));

/**
 * Integer cents or fils from `min` to a million dollars or dirhams (rules/wire#ids-times-money-text), with a finding of its
 * own for each bound.
 */
export const amountFrom = (min: number, tooSmall: PlainFindingCode) =>
  z.int().min(min, tooSmall).max(limits.cents, finding('amount.too_large'));

/** A price or budget in cents, or in fils where its currency is the dirham. */
export const cents = amountFrom(0, 'amount.negative');

/** Currency of an amount. */
export const currency = z.enum(currencies);

/** Sum of cents of US dollars, next to a sum of fils; the second is absent where there are none. */
export const sumFields = {
  amountCents: z.int().min(0),
  amountFils: z.int().min(0).optional(),
};

/** Ids are UUIDs (version 7 when made here), compared as texts: in small letters, however they were sent. */
export const id = z.uuid().toLowerCase();

/** An id in a sealed text, where another letter is a forgery. */
export const sealedId = z.uuid();

/** A moment as ISO 8601 text. */
export const instant = z.iso.datetime({ offset: true, abort: true });

/** A moment that PostgreSQL can hold and a person could mean. */
export const plausibleInstant = instant.refine((value) => {
  const year = new Date(value).getUTCFullYear();
  return year >= 1900 && year <= 2200;
}, finding('date.implausible'));

/** A day such as 2026-03-01, in years that a person could mean. */
export const calendarDay = z.iso.date().refine((value) => {
  const year = Number(value.slice(0, 4));
  return year >= 1900 && year <= 2200;
}, finding('date.implausible'));

const parseIfString = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};

/**
 * Accepts a real value or its JSON text, as older clients send lists and colours (rules/wire#lists-as-text).
 * Text that is not JSON stays text and fails the inner schema, which reports it.
 */
export function orJson<S extends z.ZodType>(schema: S): z.ZodType<z.output<S>, z.input<S> | string> {
  return z.preprocess(parseIfString, schema) as unknown as z.ZodType<z.output<S>, z.input<S> | string>;
}

/** A list of short texts in a request; blank entries are dropped. */
export const textList = (maxItems: number = limits.listItems, maxLength: number = limits.title) =>
  orJson(
    z
      .array(text(maxLength))
      .max(maxItems)
      .transform((items) => items.filter((item) => item !== '')),
  );

/** A list that travels as JSON text in answers, as `GET /api/deals/{id}` sends it (rules/wire#lists-as-text). */
export const jsonTextList = z.codec(z.string(), z.array(z.string()), {
  decode: (value, context) => {
    const parsed = z.array(z.string()).safeParse(parseIfString(value));
    if (parsed.success) return parsed.data;
    context.issues.push({ code: 'custom', input: value, message: finding('list.not_json') });
    return z.NEVER;
  },
  encode: (items) => JSON.stringify(items),
});

/** A whole number in a query string. */
export const queryInt = (min: number, max: number) =>
  z.codec(z.string().regex(/^\d{1,9}$/, finding('number.not_whole')), z.int().min(min).max(max), {
    decode: Number,
    encode: String,
  });

/** A query parameter that may be repeated: `?languages=Arabic&languages=English`. */
export const queryList = (max: number): z.ZodType<string[], string | string[]> =>
  queryListOf(line(limits.title), max) as z.ZodType<string[], string | string[]>;

/** Query list of values that are more than lines, such as ids and choices. */
export const queryListOf = <Item extends z.ZodType<unknown, string>>(
  item: Item,
  max: number,
): z.ZodType<z.output<Item>[], z.input<Item> | z.input<Item>[]> =>
  z.preprocess(
    (value) => (typeof value === 'string' ? [value] : value),
    z.array(item).max(max),
  ) as unknown as z.ZodType<z.output<Item>[], z.input<Item> | z.input<Item>[]>;

/**
 * The language, such as `ar`, that a person chose for pages and mails; null where they chose none. Absent from older servers.
 */
export const chosenLanguage = z.string().nullable().optional();
