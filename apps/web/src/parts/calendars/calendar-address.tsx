import { m } from '@briefcast/i18n/messages';
import { CalendarPlus, Copy, RefreshCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { copyToClipboard } from '../../lib/copy-to-clipboard.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toastError, toastSuccess } from '../../ui/toast.ts';

interface CalendarAddressProps {
  /** Null while there is none. */
  url: string | null;
  /** Whether another one is being made. */
  isMaking: boolean;
  /** Makes an address; the one before ends. */
  onMake: (settled: () => void) => void;
  /** Further acts of an address. */
  acts?: ReactNode;
}

/** Puts the address on the clipboard, or says that it has to be copied by hand. */
function copy(url: string): void {
  copyToClipboard(url).then(
    () => toastSuccess(m.calendar_copied()),
    () => toastError(m.calendar_not_copied()),
  );
}

/** Private address of a calendar, to be made, opened, copied and renewed. */
export function CalendarAddress({ url, isMaking, onMake, acts }: CalendarAddressProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {url === null ? (
        <OnlineButton
          className="mt-4"
          busy={isMaking}
          busyText={m.calendar_making()}
          onClick={() => onMake(() => undefined)}
        >
          {m.calendar_make()}
        </OnlineButton>
      ) : (
        <div className="mt-4 grid gap-3">
          <Field label={m.calendar_address()}>
            <TextInput readOnly dir="ltr" value={url} onFocus={(event) => event.currentTarget.select()} />
          </Field>
          <div className="flex flex-wrap gap-2">
            <a href={url.replace(/^https?:/u, 'webcal:')} className="btn btn-outline">
              <CalendarPlus aria-hidden className="ic" />
              {m.calendar_subscribe()}
            </a>
            <Button icon={<Copy aria-hidden className="ic" />} onClick={() => copy(url)}>
              {m.calendar_copy()}
            </Button>
            <Button
              variant="ghost"
              icon={<RefreshCw aria-hidden className="ic" />}
              onClick={() => setAsking(true)}
            >
              {m.calendar_renew()}
            </Button>
            {acts}
          </div>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={m.calendar_renew_title()}
        confirmLabel={m.calendar_renew()}
        busy={isMaking}
        busyText={m.calendar_making()}
        onConfirm={() => onMake(() => setAsking(false))}
      >
        {m.calendar_renew_text()}
      </ConfirmDialog>
    </>
  );
}
