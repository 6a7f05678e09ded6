/** Briefs that an organisation keeps to begin others with (rules/deals#templates). */
import {
  AppError,
  type BriefTemplate,
  mostTemplateBytes,
  mostTemplates,
  type NewBriefTemplate,
  withDefaults,
} from '@briefcast/contract';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorizeOrganization } from '../../platform/auth/authorize.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { brands, briefTemplates } from '../../platform/database/tables/index.ts';
import type { Deps, TxDeps } from '../../platform/deps.ts';

type Row = typeof briefTemplates.$inferSelect;

const present = ({ id, name, brief, createdAt }: Row): BriefTemplate => ({
  id,
  name,
  brief,
  createdAt: createdAt.toISOString(),
});

/** By name, then by age. Throws team.role_too_small or team.no_organization for who sends no briefs. */
export async function readTemplates(db: Reader, actor: UserActor): Promise<BriefTemplate[]> {
  const { brandId } = authorizeOrganization(actor, 'brief.send');
  const rows = await db
    .select()
    .from(briefTemplates)
    .where(eq(briefTemplates.brandId, brandId))
    .orderBy(asc(briefTemplates.name), asc(briefTemplates.id));
  return rows.map(present);
}

/**
 * Keeps a brief for everybody of the organisation who sends briefs. Throws template.too_many, template.too_long, team.role_too_small or
 * team.no_organization.
 */
export async function createTemplate(
  { clock }: Pick<TxDeps, 'clock'>,
  tx: Tx,
  actor: UserActor,
  { name, brief }: NewBriefTemplate,
): Promise<BriefTemplate> {
  const { brandId } = authorizeOrganization(actor, 'brief.send');
  // Serializes concurrent requests: the second counts the first.
  await tx.select({ id: brands.id }).from(brands).where(eq(brands.id, brandId)).for('no key update');
  const [kept] = await tx
    .select({
      count: count(),
      bytes: sql<number>`coalesce(sum(octet_length(${briefTemplates.brief}::text)), 0)::float8`,
    })
    .from(briefTemplates)
    .where(eq(briefTemplates.brandId, brandId));
  if ((kept?.count ?? 0) >= mostTemplates)
    throw new AppError('template.too_many', { params: { limit: mostTemplates } });
  const added = { ...brief, deliverableWishes: brief.deliverableWishes.map(withDefaults) };
  if ((kept?.bytes ?? 0) + Buffer.byteLength(JSON.stringify(added)) > mostTemplateBytes)
    throw new AppError('template.too_long');
  const row: Row = {
    id: uuidv7(),
    brandId,
    name,
    brief: added,
    createdBy: actor.userId,
    createdAt: clock(),
  };
  await tx.insert(briefTemplates).values(row);
  return present(row);
}

/** Deletes one of the organisation's. Throws template.not_found, team.role_too_small or team.no_organization. */
export async function removeTemplate(
  { db }: Pick<Deps, 'db'>,
  actor: UserActor,
  id: string,
): Promise<Record<string, never>> {
  const { brandId } = authorizeOrganization(actor, 'brief.send');
  const removed = await db
    .delete(briefTemplates)
    .where(and(eq(briefTemplates.id, id), eq(briefTemplates.brandId, brandId)))
    .returning({ id: briefTemplates.id });
  if (removed.length === 0) throw new AppError('template.not_found');
  return {};
}
