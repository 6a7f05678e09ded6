import { proposedRightsOf } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { UsualSummary } from '../../../features/deals/send-brief/rights/usual-summary.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { whenOpen } from '../../../ui/dialog.tsx';
import type { SettingsForm } from './settings-form.ts';

const UsualRightsDialog = whenOpen(
  async () =>
    (await import('../../../features/deals/send-brief/rights/usual-rights-dialog.tsx')).UsualRightsDialog,
);

/** The rights that briefs propose to brands without a set of their own; kept with the other settings. */
export function UsualRightsSection({ form }: { form: UseFormReturn<SettingsForm, unknown, SettingsForm> }) {
  const own = useWatch({ control: form.control, name: 'usualRights' });
  const [isOpen, setOpen] = useState(false);
  const { rights } = proposedRightsOf(null, own);
  return (
    <Card title={m.admin_settings_rights()}>
      <p className="-mt-2 mb-5 max-w-[62ch] text-ui text-ink-2">{m.admin_settings_rights_text()}</p>
      <UsualSummary usual={rights} />
      <div className="mt-6 flex flex-wrap gap-2.5 max-sm:*:flex-1">
        <Button variant="outline" onClick={() => setOpen(true)}>
          {m.usual_change()}
        </Button>
        {own ? (
          <Button
            variant="ghost"
            onClick={() => form.setValue('usualRights', undefined, { shouldDirty: true })}
          >
            {m.admin_settings_rights_reset()}
          </Button>
        ) : null}
      </div>
      {isOpen ? (
        <UsualRightsDialog
          usual={rights}
          description={m.admin_settings_rights_text()}
          open
          onOpenChange={setOpen}
          onKeep={(next) => {
            form.setValue('usualRights', next, { shouldDirty: true });
            setOpen(false);
          }}
        />
      ) : null}
    </Card>
  );
}
