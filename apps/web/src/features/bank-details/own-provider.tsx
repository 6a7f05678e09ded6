/** A creator's e-invoice provider, set and removed with the password (rules/einvoices#provider). */
import { AppError, type NewEinvoiceProvider } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { client } from '../../lib/api.ts';
import { q } from '../../lib/query.ts';
import { queryClient } from '../../lib/query-client.ts';
import { ProofDialog } from '../../parts/accounts/proof-dialog.tsx';
import { keepProvider, type ProviderCalls, ProviderCard } from '../../parts/invoices/provider-card.tsx';
import { toastSuccess } from '../../ui/toast.ts';

const query = q('einvoiceProvider.own');

export function OwnProvider() {
  const [isTyping, setTyping] = useState(false);
  const [typed, setTyped] = useState<NewEinvoiceProvider | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const [asksCode, setAsksCode] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const calls: ProviderCalls = {
    query,
    text: m.einvoice_provider_text(),
    test: async () => (await client.einvoiceProvider.test()).try,
  };
  /** A code is asked for once the server says that the second step is on. */
  const proving = async (doing: () => Promise<void>) => {
    try {
      await doing();
    } catch (error) {
      if (error instanceof AppError && error.code === 'account.code_required') setAsksCode(true);
      throw error;
    }
  };
  return (
    <>
      <ProviderCard
        calls={calls}
        isTyping={isTyping}
        onTyping={setTyping}
        onSave={(provider) => {
          setTyping(false);
          setTyped(provider);
        }}
        onRemove={() => setRemoving(true)}
        made={made}
        onSeen={() => setMade(null)}
      />
      {typed ? (
        <ProofDialog
          title={m.einvoice_provider_prove()}
          text={m.einvoice_provider_prove_text()}
          submitLabel={m.einvoice_provider_save()}
          asksCode={asksCode}
          onClose={() => setTyped(null)}
          onProved={(proof) =>
            proving(async () => {
              const saved = await client.einvoiceProvider.save({ body: { ...proof, provider: typed } });
              setTyped(null);
              setMade(keepProvider(query, saved));
            })
          }
        />
      ) : null}
      {isRemoving ? (
        <ProofDialog
          title={m.einvoice_provider_remove_ask()}
          text={m.einvoice_provider_remove_text()}
          submitLabel={m.einvoice_provider_remove()}
          danger
          asksCode={asksCode}
          onClose={() => setRemoving(false)}
          onProved={(body) =>
            proving(async () => {
              queryClient.setQueryData(query.queryKey, await client.einvoiceProvider.remove({ body }));
              toastSuccess(m.einvoice_provider_removed());
              setRemoving(false);
            })
          }
        />
      ) : null}
    </>
  );
}
