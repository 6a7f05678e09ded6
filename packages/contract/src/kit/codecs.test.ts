import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cents,
  email,
  id,
  jsonTextList,
  orJson,
  phone,
  plausibleInstant,
  queryInt,
  queryList,
  requiredText,
  secondStepCode,
  text,
  textList,
  webUrl,
} from './codecs.ts';
import { z } from './zod.ts';

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;
const loneSurrogate = '\ud800';
const deepJson = '['.repeat(100_000);
const closedDeepJson = `${deepJson}${']'.repeat(100_000)}`;

/** Everything that no field of any kind may turn into something else. */
const oddities = [
  true,
  false,
  null,
  undefined,
  Number.NaN,
  Infinity,
  1n,
  Symbol('s'),
  {},
  [],
  new Date(),
  '',
  '\0',
];

describe('text', () => {
  it('is trimmed before it is measured', () => {
    expect(text(3).parse('  abc\n')).toBe('abc');
    expect(accepts(text(3), 'abcd')).toBe(false);
    expect(requiredText(3).parse(' a ')).toBe('a');
    expect(accepts(requiredText(3), ' \t\n')).toBe(false);
    expect(text(3).parse('   ')).toBe('');
  });

  it.each([
    ['NUL', 'a\0b'],
    ['a lone surrogate', `a${loneSurrogate}`],
    ['a surrogate pair the wrong way round', '\udc00\ud800'],
  ])('refuses %s, which no database stores', (_, value) => {
    expect(accepts(text(100), value)).toBe(false);
    expect(accepts(requiredText(100), value)).toBe(false);
    expect(accepts(textList(), [value])).toBe(false);
    expect(accepts(email, `${value}@example.com`)).toBe(false);
    expect(accepts(webUrl, `https://example.com/${value}`)).toBe(false);
  });

  it('takes every other character there is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        expect(accepts(text(5000), value)).toBe(!value.includes('\0'));
      }),
    );
    expect(text(100).parse('😀 مرحبا \\')).toBe('😀 مرحبا \\');
  });
});

describe('nothing is coerced', () => {
  it.each([
    ['cents', cents],
    ['an id', id],
    ['an instant', plausibleInstant],
    ['an address', webUrl],
    ['an e-mail', email],
    ['a number in a query', queryInt(0, 10)],
    ['a boolean', z.boolean()],
  ])('%s', (name, schema) => {
    const wrong = oddities.filter((value) => !(name === 'a boolean' && typeof value === 'boolean'));
    for (const value of wrong) expect(accepts(schema, value)).toBe(false);
  });

  it('takes no text for a number, and no number for a text', () => {
    expect(accepts(cents, '100')).toBe(false);
    expect(accepts(text(10), 100)).toBe(false);
    expect(accepts(queryInt(0, 10), 5)).toBe(false);
  });
});

describe('cents', () => {
  it('are whole, from nothing to a million dollars', () => {
    expect([0, 1, 100_000_000].every((value) => accepts(cents, value))).toBe(true);
    for (const value of [-1, 0.5, 100_000_001, 2 ** 31, JSON.parse('9007199254740993'), 1e308]) {
      expect(accepts(cents, value)).toBe(false);
    }
  });
});

describe('addresses', () => {
  it('lower-cases an e-mail', () => {
    expect(email.parse(' Amira@Example.COM ')).toBe('amira@example.com');
    for (const value of ['amira', 'a@b', 'a b@example.com', `${'a'.repeat(250)}@example.com`]) {
      expect(accepts(email, value)).toBe(false);
    }
  });

  it('takes one e-mail for one, in whichever script its domain is written', () => {
    const written = [
      ['amira@bücher.example', 'amira@xn--bcher-kva.example'],
      ['amira@BÜCHER.example', 'amira@xn--bcher-kva.example'],
      ['amira@XN--BCHER-KVA.example', 'amira@xn--bcher-kva.example'],
      ['amira@bu\u0308cher。example', 'amira@xn--bcher-kva.example'],
      ['amira@مثال.إختبار', 'amira@xn--mgbh0fb.xn--kgbechtv'],
    ];
    expect(written.filter(([typed, kept]) => email.safeParse(typed).data !== kept)).toEqual([]);
  });

  it('says of an e-mail what stands before the @ that cannot be', () => {
    const codes = (typed: string) => email.safeParse(typed).error?.issues.map(({ message }) => message);
    const wrong = [
      'أميرة@example.com',
      'a..b@example.com',
      '.a@example.com',
      'a.@example.com',
      'a b@example.com',
    ];
    expect(wrong.map(codes)).toEqual(wrong.map(() => ['email.local_part']));
    for (const typed of [
      'amira',
      '@example.com',
      'a@',
      'a@b',
      'a@b@c.example',
      'a@b.example:80',
      'a@b.example/c',
      'a@%61.example',
    ])
      expect(codes(typed), typed).toEqual(['email.invalid']);
  });

  it('takes web addresses and nothing that runs', () => {
    expect(webUrl.parse(' https://example.com/a?b#c ')).toBe('https://example.com/a?b#c');
    for (const value of [
      'javascript:alert(1)',
      'data:text/html,x',
      '//example.com',
      'example.com',
      'https://',
      'ftp://a',
    ]) {
      expect(accepts(webUrl, value)).toBe(false);
    }
  });
});

describe('moments', () => {
  it('are ISO 8601 within what a person could mean', () => {
    expect(accepts(plausibleInstant, '2030-01-31T12:00:00Z')).toBe(true);
    expect(accepts(plausibleInstant, '2030-01-31T12:00:00.000+04:00')).toBe(true);
    const wrong = [
      '2030-01-31',
      '2030-02-30T00:00:00Z',
      '1899-12-31T00:00:00Z',
      '9999-01-01T00:00:00Z',
      '+275760-01-01T00:00:00Z',
      'tomorrow',
    ];
    for (const value of wrong) expect(accepts(plausibleInstant, value)).toBe(false);
  });
});

describe('lists and colours that may be JSON text', () => {
  it('reads a real list and its JSON text alike, dropping blanks', () => {
    expect(textList().parse(['a', ' b ', ''])).toEqual(['a', 'b']);
    expect(textList().parse('["a"," b ",""]')).toEqual(['a', 'b']);
    expect(orJson(z.object({ primary: z.string() })).parse('{"primary":"#000000"}')).toEqual({
      primary: '#000000',
    });
  });

  it.each([
    '[',
    'a, b',
    '{"a":',
    '"text"',
    '1',
    'null',
    'true',
    '',
    deepJson,
    closedDeepJson,
    '{"__proto__":[]}',
  ])('reports %.20j instead of throwing', (value) => {
    const result = textList().safeParse(value);
    expect(result.error?.issues.length).toBeGreaterThan(0);
  });

  it('bounds how many and how long', () => {
    expect(accepts(textList(2), ['a', 'b', 'c'])).toBe(false);
    expect(accepts(textList(2, 3), ['abcd'])).toBe(false);
    expect(accepts(textList(2), '["a","b","c"]')).toBe(false);
  });

  it('stays absent when absent, and cleared when null', () => {
    const schema = z.object({ list: textList().nullable().optional() });
    expect(schema.parse({})).toEqual({});
    expect(schema.parse({ list: null })).toEqual({ list: null });
    expect(schema.parse({ list: [] })).toEqual({ list: [] });
  });
});

describe('lists that travel as JSON text', () => {
  it('come back as they were sent', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), (items) => {
        const sent = z.encode(jsonTextList, items);
        expect(typeof sent).toBe('string');
        expect(z.decode(jsonTextList, sent)).toEqual(items);
      }),
    );
  });

  it.each(['', '[', '{}', '[1]', 'null', deepJson, closedDeepJson])(
    'report %.20j instead of throwing',
    (value) => {
      expect(jsonTextList.safeParse(value).success).toBe(false);
    },
  );
});

describe('query strings', () => {
  it('reads whole numbers only', () => {
    expect(queryInt(1, 100).parse('20')).toBe(20);
    for (const value of ['', '0', '101', '-1', '1.5', '1e2', '0x10', ' 1', '99999999999999999999']) {
      expect(accepts(queryInt(1, 100), value)).toBe(false);
    }
  });

  it('reads a parameter once or repeated', () => {
    expect(queryList(2).parse('Arabic')).toEqual(['Arabic']);
    expect(queryList(2).parse(['Arabic', 'English'])).toEqual(['Arabic', 'English']);
    expect(accepts(queryList(2), ['a', 'b', 'c'])).toBe(false);
    expect(accepts(queryList(2), { a: 1 })).toBe(false);
  });
});

it('a code of the second step is read in whichever digits it was typed', () => {
  expect(secondStepCode.parse('١٢٣ ۴۵۶')).toBe('123 456');
  expect(secondStepCode.parse('7KQ4-M2XD')).toBe('7KQ4-M2XD');
});

describe('a telephone number', () => {
  it.each(['+971 4 555 0100', '(020) 7946-0958', '04.555.0100 ext 12', '', '  '])('is %j', (value) => {
    expect(phone.parse(value)).toBe(value.trim());
  });

  it('is kept in Latin digits', () => {
    expect(phone.parse('٠٥٠ ١٢٣ ٤٥٦٧')).toBe('050 123 4567');
    expect(phone.parse('+۹۷۱ ۵۰ ۱۲۳ ۴۵۶۷')).toBe('+971 50 123 4567');
  });

  it.each(['abc', 'call me', '12', '+', '555 0100 or so'])('is not %j', (value) => {
    expect(phone.safeParse(value).error?.issues.map(({ message }) => message)).toEqual(['phone.invalid']);
  });
});
