/** The invoices of an organisation or a creator, and one of them as a paper. */
import {
  AppError,
  api,
  type InvoiceLanguage,
  type InvoicePage,
  type InvoicesQuery,
  invoicesPerPage,
  type ListedInvoice,
  type PersonActor,
  partyId,
  refusalOf,
  requestPath,
} from '@briefcast/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Caller } from '../../platform/auth/actor.ts';
import { authorize } from '../../platform/auth/authorize.ts';
import { isBehindCursor, pageOf, pageValues } from '../../platform/database/newest-first.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { invoices } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { isSignedAddress, signedPath } from '../../platform/storage/signed-address.ts';
import { invoiceSheet } from './invoice-sheet.ts';
import type { InvoiceRow } from './issue-invoice.ts';
import { printInvoice } from './print-invoice.ts';

const reference = sql`${sql.placeholder('reference')}::text`;
const newest = prepared((db) =>
  db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.ownerId, sql.placeholder('ownerId')),
        sql`(${reference} is null or ${invoices.document} -> 'payment' ->> 'reference' = ${reference})`,
        isBehindCursor(invoices.createdAt, invoices.id),
      ),
    )
    .orderBy(desc(invoices.createdAt), desc(invoices.id))
    .limit(sql.placeholder('limit'))
    .prepare('invoices_of_owner'),
);

function present({ keys, clock }: Pick<Deps, 'keys' | 'clock'>, { id, document }: InvoiceRow): ListedInvoice {
  const path = requestPath(api.invoices.pdf, { params: { id } });
  return {
    id,
    ...document,
    pdfUrl: signedPath(path, keys.links, { id, variant: 'invoice' }, clock()),
  };
}

/** A page of the actor's invoices. Throws team.no_organization, team.role_too_small, or request.invalid for a bad cursor. */
export async function listInvoices(
  deps: Pick<Deps, 'db' | 'keys' | 'clock'>,
  actor: PersonActor,
  query: InvoicesQuery,
): Promise<InvoicePage> {
  const ownerId = partyId(actor);
  if (ownerId === null) throw refusalOf(actor, 'invoice.read');
  authorize(actor, 'invoice.read', { ownerId });
  const values = pageValues(query, invoicesPerPage);
  const wanted = { ownerId, reference: query.reference ?? null };
  const { rows, nextCursor } = pageOf(await newest(deps.db).execute({ ...wanted, ...values }), values);
  return { invoices: rows.map((row) => present(deps, row)), nextCursor };
}

/** An address of an invoice as PDF. */
export interface InvoiceAddress {
  id: string;
  expires?: string | undefined;
  signature?: string | undefined;
}

/**
 * One invoice, by a signed address or as one of those it is to. Throws file.link_expired, auth.required, invoice.not_found
 * and team.role_too_small.
 */
export async function openInvoice(
  { db, keys, clock }: Pick<Deps, 'db' | 'keys' | 'clock'>,
  caller: Caller,
  { id, expires, signature }: InvoiceAddress,
): Promise<InvoiceRow> {
  const isSigned = expires !== undefined && signature !== undefined;
  if (isSigned && !isSignedAddress(keys.links, { id, variant: 'invoice', expires, signature }, clock()))
    throw new AppError('file.link_expired');
  if (!isSigned && caller.kind !== 'user') throw new AppError('auth.required');
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id));
  // A stranger's is not found, like one that does not exist.
  if (!row || (!isSigned && caller.kind === 'user' && partyId(caller) !== row.ownerId))
    throw new AppError('invoice.not_found');
  return isSigned ? row : authorize(caller, 'invoice.read', row);
}

/**
 * An invoice's number and its PDF. Throws file.link_expired, auth.required, invoice.not_found, team.role_too_small, and
 * file.too_many_at_once or file.busy when too many are asked for at once.
 */
export async function printOpenedInvoice(
  deps: Pick<Deps, 'db' | 'keys' | 'clock' | 'media'>,
  caller: Caller,
  address: InvoiceAddress,
  language: InvoiceLanguage,
): Promise<{ number: string; pdf: Buffer }> {
  const row = await openInvoice(deps, caller, address);
  return { number: row.document.number, pdf: await printHouseInvoice(deps, row, language) };
}

/** Prints an invoice of the house's as PDF. Callers check first who may have it. */
export const printHouseInvoice = (
  deps: Pick<Deps, 'media'>,
  { id, ownerId, document }: InvoiceRow,
  language: InvoiceLanguage,
): Promise<Buffer> =>
  printInvoice(
    deps,
    ownerId,
    {
      number: document.number,
      issuedAt: new Date(document.issuedAt),
      sheetIn: (each) => invoiceSheet({ id, ...document }, each),
    },
    language,
  );
