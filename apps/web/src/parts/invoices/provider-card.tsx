/** Provider that receives an issuer's e-invoices: set, tested, changed and removed (rules/einvoices#provider). */
import {
  type EinvoiceProvider,
  type HandoverTry,
  NewEinvoiceProvider,
  type SavedEinvoiceProvider,
} from '@briefcast/contract';
import { formatDateWithTime, formatLongDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { copyToClipboard } from '../../lib/copy-to-clipboard.ts';
import type { RouteQuery } from '../../lib/query.ts';
import { queryClient } from '../../lib/query-client.ts';
import { schemaResolver } from '../../lib/schema-resolver.ts';
import { errorText, showError } from '../../lib/show-error.ts';
import { showFailure } from '../../lib/show-form-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import { outcomeText } from './handover-text.ts';

interface ProviderAnswer {
  provider: EinvoiceProvider | null;
}

/** The calls of whose provider it is. */
export interface ProviderCalls {
  query: RouteQuery<ProviderAnswer>;
  text: string;
  test: () => Promise<HandoverTry>;
}

interface ProviderCardProps {
  calls: ProviderCalls;
  /** Called with the typed provider; the caller asks for a password, where one is needed, before it is saved. */
  onSave: (provider: NewEinvoiceProvider) => void | Promise<void>;
  onRemove: () => void;
  /** Secret that was made for the provider just saved; null without one. */
  made: string | null;
  onSeen: () => void;
  isTyping: boolean;
  onTyping: (isTyping: boolean) => void;
}

export function ProviderCard({
  calls,
  onSave,
  onRemove,
  made,
  onSeen,
  isTyping,
  onTyping,
}: ProviderCardProps) {
  const { data, isPending, error, refetch } = useQuery({
    ...calls.query,
    select: ({ provider }) => provider,
  });
  return (
    <Card title={m.einvoice_provider()}>
      <p className="max-w-[62ch] text-ui text-ink-2">{calls.text}</p>
      {isPending ? <Skeleton className="mt-4 h-11" /> : null}
      {error ? (
        <ErrorState className="mt-4" onRetry={() => void refetch()}>
          {m.einvoice_provider_not_loaded()}
          <span className="block font-normal text-ink-2">{errorText(error, m.please_try_again())}</span>
        </ErrorState>
      ) : null}
      {data === undefined ? null : (
        <Known provider={data} calls={calls} onTyping={onTyping} onRemove={onRemove} />
      )}
      {isTyping ? (
        <ProviderDialog isChange={Boolean(data)} onClose={() => onTyping(false)} onSave={onSave} />
      ) : null}
      {made === null ? null : <SecretOnce secret={made} onSeen={onSeen} />}
    </Card>
  );
}

interface KnownProps extends Pick<ProviderCardProps, 'calls' | 'onRemove' | 'onTyping'> {
  provider: EinvoiceProvider | null;
}

function Known({ provider, calls, onRemove, onTyping }: KnownProps) {
  const test = useMutation({
    mutationFn: calls.test,
    onError: (error) => showError(m.einvoice_provider_test_failed(), error),
  });
  if (!provider)
    return (
      <div className="mt-4">
        <p className="hint">{m.einvoice_provider_none()}</p>
        <Button variant="outline" className="mt-3" onClick={() => onTyping(true)}>
          {m.einvoice_provider_add()}
        </Button>
      </div>
    );
  return (
    <div className="mt-4">
      <p className="font-semibold wrap-anywhere">
        <bdi dir="ltr">{provider.address}</bdi>
      </p>
      <p className="hint">{m.einvoice_provider_set({ day: formatLongDate(provider.setAt) })}</p>
      {test.data ? (
        <p role="status" className="mt-2 text-sm">
          {m.einvoice_provider_tested({
            time: formatDateWithTime(test.data.triedAt),
            outcome: outcomeText(test.data),
          })}
        </p>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-2">
        <OnlineButton
          variant="outline"
          size="sm"
          busy={test.isPending}
          busyText={m.einvoice_provider_testing()}
          onClick={() => test.mutate()}
        >
          {m.einvoice_provider_test()}
        </OnlineButton>
        <Button variant="outline" size="sm" onClick={() => onTyping(true)}>
          {m.einvoice_provider_change()}
        </Button>
        <Button variant="ghost" size="sm" onClick={onRemove}>
          {m.einvoice_provider_remove()}
        </Button>
      </div>
    </div>
  );
}

interface ProviderDialogProps {
  isChange: boolean;
  onClose: () => void;
  onSave: (provider: NewEinvoiceProvider) => void | Promise<void>;
}

function ProviderDialog({ isChange, onClose, onSave }: ProviderDialogProps) {
  const form = useForm<NewEinvoiceProvider>({
    resolver: schemaResolver(NewEinvoiceProvider),
    defaultValues: { address: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (typed) => {
    try {
      await onSave(typed);
    } catch (error) {
      showFailure(form, error, m.einvoice_provider_failed());
    }
  });
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      onSubmit={submit}
      title={m.einvoice_provider()}
      description={isChange ? m.einvoice_provider_change_about() : m.einvoice_provider_text()}
      submitText={m.einvoice_provider_save()}
      busyText={m.own_saving()}
      busy={isSubmitting}
      error={errors.root?.message}
    >
      <Field
        label={m.einvoice_provider_address()}
        hint={m.einvoice_provider_address_hint()}
        error={errors.address?.message}
        required
      >
        <TextInput
          type="url"
          dir="ltr"
          autoComplete="off"
          placeholder="https://"
          {...form.register('address')}
        />
      </Field>
      <Field
        label={m.einvoice_provider_secret()}
        hint={m.einvoice_provider_secret_hint()}
        error={errors.secret?.message}
      >
        <TextInput
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          placeholder="whsec_"
          {...form.register('secret', { setValueAs: (text: string) => text?.trim() || undefined })}
        />
      </Field>
    </FormDialog>
  );
}

function SecretOnce({ secret, onSeen }: { secret: string; onSeen: () => void }) {
  const copy = () =>
    copyToClipboard(secret).then(
      () => toastSuccess(m.einvoice_provider_copied()),
      () => toastError(m.einvoice_provider_not_copied()),
    );
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onSeen()}
      onSubmit={(event) => {
        event.preventDefault();
        onSeen();
      }}
      title={m.einvoice_provider_once()}
      description={m.einvoice_provider_once_text()}
      submitText={m.einvoice_provider_close()}
      busyText={m.own_saving()}
      busy={false}
      error={undefined}
    >
      <Field label={m.einvoice_provider_secret()}>
        <TextInput dir="ltr" readOnly value={secret} onFocus={(event) => event.target.select()} />
      </Field>
      <Button variant="outline" className="justify-self-start" onClick={copy}>
        {m.einvoice_provider_copy()}
      </Button>
    </FormDialog>
  );
}

/** Keeps what was saved, and returns a secret that was made. */
export function keepProvider(
  { queryKey }: RouteQuery<ProviderAnswer>,
  { provider, secret }: SavedEinvoiceProvider,
) {
  queryClient.setQueryData(queryKey, { provider });
  toastSuccess(m.einvoice_provider_saved());
  return secret;
}
