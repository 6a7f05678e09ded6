import { marketFileName } from '@briefcast/i18n/market-name';
import { m } from '@briefcast/i18n/messages';
import { Copy, Download } from 'lucide-react';
import { copyToClipboard } from '../../lib/copy-to-clipboard.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toastError, toastSuccess } from '../../ui/toast.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Saves a text as a file on the device. */
function saveText(text: string, name: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}

/** Shows the recovery codes, only this once. Nothing closes it but that they were kept. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesProps) {
  const text = `${codes.join('\n')}\n`;
  return (
    <Dialog
      sheet
      size="sm"
      open
      lasting
      onOpenChange={onClose}
      title={m.own_two_factor_codes()}
      description={m.own_two_factor_codes_text()}
      footer={<Button onClick={onClose}>{m.own_two_factor_codes_kept()}</Button>}
    >
      <ul
        dir="ltr"
        className="ear-sm grid gap-x-6 gap-y-1.5 bg-sunken p-4 font-mono text-sm sm:grid-cols-2 sm:text-ui"
      >
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2.5 max-sm:*:flex-1">
        <Button
          variant="outline"
          icon={<Copy aria-hidden className="ic" />}
          onClick={() => void copyText(text)}
        >
          {m.own_two_factor_codes_copy()}
        </Button>
        <Button
          variant="outline"
          icon={<Download aria-hidden className="ic" />}
          onClick={() => saveText(text, `${marketFileName()}-recovery-codes.txt`)}
        >
          {m.own_two_factor_codes_save()}
        </Button>
      </div>
    </Dialog>
  );
}

/** Copies a text, and returns whether that worked: a browser may refuse it. */
export const copyText = (text: string): Promise<void> =>
  copyToClipboard(text).then(
    () => toastSuccess(m.own_copied()),
    () => toastError(m.own_copy_failed()),
  );
