/** Files for banks, held against a transcription of the message's definition; the published schema is not part of the repository. */
import { expect, test } from 'vitest';
import { type Debtor, type Order, pain001 } from './pain-001.ts';
import { messageTypes } from './pain-001-definition.ts';
import type { RunPayees, RunPayment } from './schemas.ts';

const layla: RunPayment = {
  dealId: '01900000-0000-7000-8000-000000000001',
  creator: 'Layla Haddad',
  holder: 'Layla Haddad',
  place: 'UAE',
  account: 'AE070331234567890123456',
  bank: 'Marsa Bank, Dubai',
  swift: null,
  amountCents: 124_050,
  reference: 'BC-00000001',
};
const amara: RunPayment = {
  ...layla,
  dealId: '01900000-0000-7000-8000-000000000002',
  holder: 'Àmara Nwosu',
  place: 'ELSEWHERE',
  account: '01102456',
  bank: 'Atlas Bank',
  swift: 'ATLSNGLA',
  amountCents: 98_000,
  reference: 'BC-00000002',
};
const run: RunPayees = {
  number: 7,
  currency: 'USD',
  createdAt: '2026-11-24T08:30:15.123Z',
  payments: [layla, amara],
};
const debtor: Debtor = { name: 'Oasis Skin & Co', account: 'AE080410000098765432107', swift: 'SAHEAEAD' };

const order: Order = { debtor, payOn: '2026-11-25', purpose: '' };

function xmlOf(changes: Partial<RunPayees> = {}, asked: Partial<Order> = {}): string {
  const made = pain001({ ...run, ...changes }, { ...order, ...asked });
  if ('findings' in made) throw new Error(JSON.stringify(made.findings));
  return made.xml;
}

interface Parsed {
  name: string;
  attributes: string;
  text: string;
  children: Parsed[];
}

/** Reads the whole file, strictly: anything but elements, their texts and what is escaped in them throws. */
function parse(xml: string): Parsed {
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
  if (!xml.startsWith(head)) throw new Error('no declaration');
  const root: Parsed = { name: '', attributes: '', text: '', children: [] };
  const open = [root];
  const tokens = /<(\/?)(\w+)((?: \w+="[^"<&]*")*)>|([^<]+)/gy;
  tokens.lastIndex = head.length;
  while (tokens.lastIndex < xml.length) {
    const [, end, name, attributes = '', words] = tokens.exec(xml) ?? expect.fail('not well formed');
    const within = open.at(-1) ?? root;
    if (words !== undefined) within.text += words;
    else if (end) expect(open.pop()?.name).toBe(name);
    else {
      const begun = { name: name ?? '', attributes, text: '', children: [] };
      within.children.push(begun);
      open.push(begun);
    }
  }
  expect(open).toEqual([root]);
  expect(root.children).toHaveLength(1);
  return root.children[0] ?? root;
}

const plainText = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** Breaches of the definition by an element and everything in it, each with its path. */
function breaches(element: Parsed, typeName: string, path = element.name): string[] {
  const type = messageTypes[typeName] ?? expect.fail(`no type ${typeName}`);
  if (type.kind === 'TEXT') {
    const attribute = type.attribute
      ? new RegExp(`^ ${type.attribute.name}="${type.attribute.pattern.source.slice(1, -1)}"$`, 'u')
      : /^$/u;
    return [
      ...(type.pattern.test(plainText(element.text)) ? [] : [`${path}: ${element.text}`]),
      ...(attribute.test(element.attributes) ? [] : [`${path} with ${element.attributes}`]),
      ...element.children.map(({ name }) => `${path} has ${name}`),
    ];
  }
  const wrong: string[] = element.text.trim() === '' ? [] : [`${path}: ${element.text.trim()}`];
  if (path !== 'Document' && element.attributes !== '') wrong.push(`${path} with ${element.attributes}`);
  const left = [...element.children];
  let taken = 0;
  for (const child of type.children) {
    let found = 0;
    while (left[0]?.name === child.name && (found === 0 || child.isRepeatable)) {
      const [next = expect.fail()] = left.splice(0, 1);
      wrong.push(...breaches(next, child.type, `${path}/${child.name}`));
      found += 1;
    }
    taken += found;
    if (found === 0 && !child.isOptional && type.kind === 'SEQUENCE')
      wrong.push(`${path} lacks ${child.name}`);
  }
  if (type.kind === 'CHOICE' && taken !== 1) wrong.push(`${path} has ${taken} of its choices`);
  return [...wrong, ...left.map(({ name }) => `${path} has ${name} where it may not stand`)];
}

const breachesOf = (xml: string): string[] => {
  const document = parse(xml);
  expect(document.attributes).toBe(' xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"');
  return breaches(document, 'Document');
};

test.each<[string, () => string]>([
  ['of an account in the Emirates and one elsewhere', () => xmlOf()],
  ['of one payment in dirhams', () => xmlOf({ currency: 'AED', payments: [layla] })],
  [
    'from an account without IBAN and SWIFT code',
    () => xmlOf({}, { debtor: { ...debtor, account: '4400123', swift: null } }),
  ],
  ['of a bank in another alphabet', () => xmlOf({ payments: [{ ...layla, bank: 'مصرف المرسى' }] })],
  [
    'with a purpose and the country of a payee',
    () => xmlOf({ payments: [{ ...layla, country: 'AE' }, amara] }, { purpose: 'PMS' }),
  ],
  [
    'of the longest names and references, and signs of XML',
    () =>
      xmlOf({
        number: 99_999,
        payments: [
          { ...amara, holder: `${'Müller & <Söhne> '.repeat(20)}`, bank: 'B'.repeat(300), swift: null },
          { ...layla, reference: 'INV-2027-1234567', amountCents: 100_000_000 },
        ],
      }),
  ],
])('a file %s is as the definition of the message asks', (_, made) => {
  expect(breachesOf(made())).toEqual([]);
});

test.each<[string, (xml: string) => string, string]>([
  ['a part at another place', (xml) => xml.replace(/( *<PmtMtd>.*\n)( *<NbOfTxs>.*\n)/u, '$2$1'), 'PmtMtd'],
  ['a part that is missing', (xml) => xml.replace(/ *<EndToEndId>.*\n/u, ''), 'lacks EndToEndId'],
  ['a part that is not known', (xml) => xml.replace('<Cdtr>', '<Cdtr><Foo>1</Foo>'), 'Foo'],
  ['a name that is too long', (xml) => xml.replace('Layla Haddad', 'L'.repeat(141)), 'Nm'],
  ['an IBAN that is none', (xml) => xml.replace('AE0703', 'ae0703'), 'IBAN'],
  ['an amount without its currency', (xml) => xml.replace(' Ccy="USD"', ''), 'InstdAmt'],
  ['two accounts of one party', (xml) => xml.replace('<IBAN>AE0703', '<IBAN>AE1</IBAN><IBAN>AE0703'), 'Id'],
  ['a day that is none', (xml) => xml.replace('2026-11-25', '2026-13-25'), 'Dt'],
])('%s would be found', (_, spoilt, said) => {
  expect(breachesOf(spoilt(xmlOf())).join('; ')).toContain(said);
});

test('each payment has its own end-to-end name, amount, bank, account and reference', () => {
  const [, first, second] = xmlOf().split('<CdtTrfTxInf>');
  expect(first).toContain('<EndToEndId>BC-00000001-7-000000000001</EndToEndId>');
  expect(xmlOf({ currency: 'AED' })).toContain('<InstdAmt Ccy="AED">1240.50</InstdAmt>');
  expect(first).toContain('<InstdAmt Ccy="USD">1240.50</InstdAmt>');
  expect(first).toContain('<Nm>Marsa Bank, Dubai</Nm>');
  expect(first).toContain('<IBAN>AE070331234567890123456</IBAN>');
  expect(first).toContain('<Ustrd>BC-00000001</Ustrd>');
  expect(second).toContain('<BICFI>ATLSNGLA</BICFI>');
  expect(second).toContain('<Nm>Amara Nwosu</Nm>');
  expect(second?.replace(/\s/g, '')).toContain('<Id><Othr><Id>01102456</Id></Othr></Id>');
});

test('the purpose stands in each payment, the country of the payee where it is known', () => {
  const payments = [{ ...layla, country: 'AE' }, amara];
  const [, first, second] = xmlOf({ payments }, { purpose: 'PMS/01' }).split('<CdtTrfTxInf>');
  for (const one of [first, second])
    expect(one?.replace(/\s/g, '')).toContain('<Purp><Prtry>PMS/01</Prtry></Purp>');
  expect(first?.replace(/\s/g, '')).toContain('<Nm>LaylaHaddad</Nm><PstlAdr><Ctry>AE</Ctry></PstlAdr>');
  expect(second).not.toContain('PstlAdr');
  expect(xmlOf()).not.toContain('Purp>');
});

test('every identifier is unique within its file, whoever issued the invoices, and stays in the next file', () => {
  const namesakes = [
    layla,
    { ...amara, reference: layla.reference },
    { ...amara, dealId: layla.dealId.replace(/1$/u, '3') },
  ];
  const idsOf = (xml: string) =>
    [...xml.matchAll(/<(?:MsgId|PmtInfId|EndToEndId)>([^<]+)</gu)].map(([, id = '']) => id);
  const ids = idsOf(xmlOf({ payments: namesakes }));
  expect(new Set(ids).size).toBe(ids.length);
  const long = namesakes.map((one) => ({ ...one, reference: 'INVOICE-2027-123456789012345678901' }));
  const longIds = idsOf(xmlOf({ number: 99_999, payments: long }));
  expect(new Set(longIds).size).toBe(longIds.length);
  expect(longIds.filter((id) => id.length > 35)).toEqual([]);
  // One of them has its money by then.
  const [, , ...left] = idsOf(xmlOf({ payments: namesakes.slice(1) }));
  expect(ids).toEqual(expect.arrayContaining(left));
});

test('number and sum of the payments, day and debtor stand above them', () => {
  const xml = xmlOf();
  expect(xml.match(/<NbOfTxs>2<\/NbOfTxs>/g)).toHaveLength(2);
  expect(xml.match(/<CtrlSum>2220\.50<\/CtrlSum>/g)).toHaveLength(2);
  expect(xml).toContain('<MsgId>BC-RUN-7-20261124083015</MsgId>');
  expect(xml).toContain('<CreDtTm>2026-11-24T08:30:15Z</CreDtTm>');
  expect(xml).toContain('<Dt>2026-11-25</Dt>');
  expect(xml).toContain('<Nm>Oasis Skin + Co</Nm>');
  expect(xml).toContain('<IBAN>AE080410000098765432107</IBAN>');
  const elsewhere = xmlOf({}, { debtor: { ...debtor, account: '4400123', swift: null } });
  expect(elsewhere.replace(/\s/g, '')).toContain(
    '<DbtrAcct><Id><Othr><Id>4400123</Id></Othr></Id></DbtrAcct>',
  );
  expect(elsewhere).toContain('<Id>NOTPROVIDED</Id>');
});

test('a bank in another alphabet is left out, a name in one is refused and named', () => {
  expect(xmlOf({ payments: [{ ...layla, bank: 'مصرف المرسى' }] })).not.toContain('CdtrAgt');
  const payments = [layla, { ...amara, holder: 'أمارا' }];
  expect(pain001({ ...run, payments }, { ...order, debtor: { ...debtor, name: 'واحة' } })).toEqual({
    findings: [
      { dealId: null, field: 'name' },
      { dealId: amara.dealId, field: 'name' },
    ],
  });
  expect(pain001(run, { ...order, debtor: { ...debtor, account: 'AE 1' } })).toEqual({
    findings: [{ dealId: null, field: 'account' }],
  });
});
