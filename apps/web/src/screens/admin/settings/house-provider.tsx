/** Operator's e-invoice provider; every change is written to the audit trail (rules/einvoices#provider). */
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { adminQ } from '../../../lib/admin-query.ts';
import { adminClient } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { showError } from '../../../lib/show-error.ts';
import { keepProvider, type ProviderCalls, ProviderCard } from '../../../parts/invoices/provider-card.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { toastSuccess } from '../../../ui/toast.ts';

const query = adminQ('adminEinvoices.provider');

export function HouseProvider() {
  const [isTyping, setTyping] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const calls: ProviderCalls = {
    query,
    text: m.admin_provider_text(),
    test: async () => (await adminClient.adminEinvoices.testProvider()).try,
  };
  const remove = async () => {
    setBusy(true);
    try {
      queryClient.setQueryData(query.queryKey, await adminClient.adminEinvoices.removeProvider());
      toastSuccess(m.einvoice_provider_removed());
    } catch (error) {
      showError(m.einvoice_provider_failed(), error);
    }
    setBusy(false);
    setRemoving(false);
  };
  return (
    <>
      <ProviderCard
        calls={calls}
        isTyping={isTyping}
        onTyping={setTyping}
        onSave={async (body) => {
          const saved = await adminClient.adminEinvoices.saveProvider({ body });
          setTyping(false);
          setMade(keepProvider(query, saved));
        }}
        onRemove={() => setRemoving(true)}
        made={made}
        onSeen={() => setMade(null)}
      />
      <ConfirmDialog
        open={isRemoving}
        onOpenChange={setRemoving}
        title={m.einvoice_provider_remove_ask()}
        confirmLabel={m.einvoice_provider_remove()}
        danger
        busy={isBusy}
        busyText={m.own_saving()}
        onConfirm={() => void remove()}
      >
        {m.einvoice_provider_remove_text()}
      </ConfirmDialog>
    </>
  );
}
