/**
 * Writes an e-invoice of every kind into a folder, to be held against the published rules of PINT AE (rules/einvoices#check).
 * node scripts/einvoice-samples.mjs FOLDER
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { taxationOf } from '@briefcast/contract';
import { einvoiceXml } from '../apps/server/src/features/einvoices/einvoice-xml.ts';
import { sampleEinvoices } from '../apps/server/src/testing/sample-einvoices.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Say which folder: node scripts/einvoice-samples.mjs FOLDER');
mkdirSync(folder, { recursive: true });
for (const [name, einvoice] of Object.entries(sampleEinvoices)) {
  const taxation = taxationOf(einvoice);
  if (taxation === null) throw new Error(`${name} fits no e-invoice`);
  writeFileSync(join(folder, `${name}.xml`), einvoiceXml(einvoice, taxation));
}
