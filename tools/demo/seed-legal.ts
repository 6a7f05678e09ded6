/** Legal texts of the demo: the templates, effective since its market began. */
import { legalPages } from '@briefcast/contract';
import { publishLegalText } from '../../apps/server/src/features/legal/publish-legal-text.ts';
import type { Deps } from '../../apps/server/src/platform/deps.ts';

const text = {
  texts: { en: null, ar: null },
  notes: { en: '', ar: '' },
  effectiveOn: '2025-05-05',
  asks: false,
  tells: false,
};

/** Publishes each page once. Call it after the settings are those of the demo. */
export async function seedLegal(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'facts' | 'settings'>,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    for (const page of legalPages) await publishLegalText(deps, tx, page, { by: 'admin', text });
  });
}
