/** The operator's settings: read and replaced as a whole, each change in the audit trail (rules/credits#settings). */
import {
  AppError,
  api,
  type MarketSettings,
  type OperatorSettings,
  unnamedMarket,
} from '@briefcast/contract';
import { houseAccountFinding, missingOfHouse, sellsAnything } from '@briefcast/contract/admin/seller';
import type { FastifyInstance } from 'fastify';
import type { AdminActor } from '../../platform/auth/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { invalid } from '../../platform/invalid.ts';
import { picturesOf, readPicture, removePicturesBut } from '../../platform/market-pictures.ts';
import { replaceSettings } from '../../platform/operator-settings.ts';
import { showAllWaiting } from '../creators/decide-review.ts';
import { deriveListingsJob } from '../creators/derive-old-listings.ts';
import { followWords } from '../creators/follow-words.ts';
import { showTitles } from '../portfolio/show-titles.ts';
import { beginTrial } from '../subscriptions/begin-trial.ts';
import { recordAudit } from './audit.ts';
import { hasPapers } from './has-papers.ts';
import { readWordUses } from './read-word-uses.ts';
import { takePicture } from './take-picture.ts';

/** Throws request.invalid for an account that cannot be one, and admin.seller_incomplete where something would be sold by nobody. */
function requireSeller(settings: OperatorSettings): void {
  const code = houseAccountFinding(settings.bank.iban);
  if (code !== null) throw invalid(['bank', 'iban'], code);
  const findings = missingOfHouse(settings);
  if (sellsAnything(settings) && findings.length > 0)
    throw new AppError('admin.seller_incomplete', { findings });
}

/** Throws request.invalid for a picture that is not stored, as after another admin saved other ones. */
async function requirePictures(tx: Tx, market: MarketSettings): Promise<void> {
  for (const { path, digest } of picturesOf(market))
    if (!(await readPicture(tx, digest))) throw invalid(['market', ...path], 'admin.picture_gone');
}

/** Throws request.invalid for another time zone once papers are dated by the days of the present one. */
async function requireZone(tx: Tx, before: OperatorSettings, next: OperatorSettings): Promise<void> {
  const zoneOf = ({ market = unnamedMarket }: OperatorSettings) => market.timeZone;
  if (zoneOf(before) !== zoneOf(next) && (await hasPapers(tx)))
    throw invalid(['market', 'timeZone'], 'admin.zone_fixed');
}

/** Throws what `requireSeller`, `requireZone` and `requirePictures` throw. */
async function changeSettings(
  deps: Pick<Deps, 'db' | 'clock' | 'facts' | 'settings' | 'jobs'>,
  admin: AdminActor,
  given: OperatorSettings,
): Promise<OperatorSettings> {
  requireSeller(given);
  const { changed, isRenamed } = await deps.db.transaction(async (tx) => {
    const { before, next } = await replaceSettings(tx, given);
    await requireZone(tx, before, next);
    if (next.market) {
      await requirePictures(tx, next.market);
      await removePicturesBut(tx, next.market);
    }
    const isRenamed = await followWords(tx, before.market ?? {}, next.market ?? {});
    const shown =
      before.moderation.isOn && !next.moderation.isOn
        ? await showAllWaiting({ ...deps, showTitles }, tx)
        : [];
    const settings = { now: () => next };
    for (const creatorId of shown) await beginTrial({ ...deps, settings }, tx, creatorId);
    await deps.facts.append(tx, { kind: 'settings.changed', actor: 'ADMIN' });
    await recordAudit(deps, tx, {
      by: admin,
      action: 'settings.change',
      subject: 'settings',
      before,
      after: next,
    });
    return { changed: next, isRenamed };
  });
  // So that the next request to this process already gets the new settings.
  await deps.settings.refresh();
  if (isRenamed) await deps.jobs.plan(deriveListingsJob, deps.clock());
  return changed;
}

export function settingsRoutes(app: FastifyInstance, deps: Deps): void {
  const { operatorSettings } = api;
  serve(app, deps, operatorSettings.read, async () => {
    await deps.settings.refresh();
    return { settings: deps.settings.now() };
  });
  serve(app, deps, operatorSettings.wordUses, () => readWordUses(deps));
  serve(app, deps, operatorSettings.addPicture, async ({ actor, body }) => ({
    digest: await takePicture(deps, actor.name, body.kind, Buffer.from(body.base64, 'base64')),
  }));
  serve(app, deps, operatorSettings.change, async ({ actor, body }) => ({
    settings: await changeSettings(deps, actor, body),
  }));
}
