/** The published schema of pain.001.001.09 is not part of the repository: what it asks for in our subset is listed here. */
import { expect, test } from 'vitest';
import { type Debtor, pain001 } from './pain-001.ts';
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

function xmlOf(changes: Partial<RunPayees> = {}, from = debtor): string {
  const made = pain001({ ...run, ...changes }, from, '2026-11-25');
  if ('findings' in made) throw new Error(JSON.stringify(made.findings));
  return made.xml;
}

/** The children of each element in the order in which the schema wants them; those with a question mark may be missing. */
const sequences: Readonly<Record<string, readonly string[]>> = {
  Document: ['CstmrCdtTrfInitn'],
  CstmrCdtTrfInitn: ['GrpHdr', 'PmtInf'],
  GrpHdr: ['MsgId', 'CreDtTm', 'NbOfTxs', 'CtrlSum?', 'InitgPty'],
  PmtInf: [
    'PmtInfId',
    'PmtMtd',
    'NbOfTxs?',
    'CtrlSum?',
    'ReqdExctnDt',
    'Dbtr',
    'DbtrAcct',
    'DbtrAgt',
    'CdtTrfTxInf',
  ],
  CdtTrfTxInf: ['PmtId', 'Amt', 'CdtrAgt?', 'Cdtr', 'CdtrAcct', 'RmtInf?'],
};

/** The names of an element's children, each run of the same name once. */
function childrenOf(xml: string, name: string): string[][] {
  const lines = xml.split('\n');
  return lines.flatMap((line, at) => {
    const indent = /^( *)<(\w+)[^/]*>$/.exec(line);
    if (indent?.[2] !== name) return [];
    const end = lines.indexOf(`${indent[1]}</${name}>`, at);
    const child = new RegExp(`^${indent[1]}  <(\\w+)`);
    const names = lines.slice(at, end).flatMap((inner) => child.exec(inner)?.[1] ?? []);
    return [names.filter((each, index) => each !== names[index - 1])];
  });
}

test.each(Object.entries(sequences))(
  'the parts of %s are those of the schema, in its order',
  (name, sequence) => {
    const found = childrenOf(xmlOf(), name);
    expect(found.length).toBeGreaterThan(0);
    for (const children of found) {
      const wanted = sequence
        .filter((each) => !each.endsWith('?') || children.includes(each.slice(0, -1)))
        .map((each) => each.replace('?', ''));
      expect(children).toEqual(wanted);
    }
  },
);

test('each payment has its own end-to-end name, amount, bank, account and reference', () => {
  const [, first, second] = xmlOf().split('<CdtTrfTxInf>');
  expect(first).toContain('<EndToEndId>BC-00000001-7</EndToEndId>');
  expect(xmlOf({ currency: 'AED' })).toContain('<InstdAmt Ccy="AED">1240.50</InstdAmt>');
  expect(first).toContain('<InstdAmt Ccy="USD">1240.50</InstdAmt>');
  expect(first).toContain('<Nm>Marsa Bank, Dubai</Nm>');
  expect(first).toContain('<IBAN>AE070331234567890123456</IBAN>');
  expect(first).toContain('<Ustrd>BC-00000001</Ustrd>');
  expect(second).toContain('<BICFI>ATLSNGLA</BICFI>');
  expect(second).toContain('<Nm>Amara Nwosu</Nm>');
  expect(second?.replace(/\s/g, '')).toContain('<Id><Othr><Id>01102456</Id></Othr></Id>');
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
  const elsewhere = xmlOf({}, { ...debtor, account: '4400123', swift: null });
  expect(elsewhere.replace(/\s/g, '')).toContain(
    '<DbtrAcct><Id><Othr><Id>4400123</Id></Othr></Id></DbtrAcct>',
  );
  expect(elsewhere).toContain('<Id>NOTPROVIDED</Id>');
});

test('a bank in another alphabet is left out, a name in one is refused and named', () => {
  expect(xmlOf({ payments: [{ ...layla, bank: 'مصرف المرسى' }] })).not.toContain('CdtrAgt');
  const payments = [layla, { ...amara, holder: 'أمارا' }];
  expect(pain001({ ...run, payments }, { ...debtor, name: 'واحة' }, '2026-11-25')).toEqual({
    findings: [
      { dealId: null, field: 'name' },
      { dealId: amara.dealId, field: 'name' },
    ],
  });
  expect(pain001(run, { ...debtor, account: 'AE 1' }, '2026-11-25')).toEqual({
    findings: [{ dealId: null, field: 'account' }],
  });
});
