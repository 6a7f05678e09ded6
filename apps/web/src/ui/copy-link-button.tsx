import { m } from '@briefcast/i18n/messages';
import { ownPage } from '@briefcast/i18n/page-paths';
import { Link2 } from 'lucide-react';
import { copyToClipboard } from '../lib/copy-to-clipboard.ts';
import { Button, type ButtonVariant } from './button.tsx';
import { toastError, toastSuccess } from './toast.ts';

interface CopyLinkButtonProps {
  /** A path of this host. */
  path: string;
  variant?: ButtonVariant | undefined;
}

/** Copies the full address of a page to the clipboard; if that is not permitted, shows the address to copy by hand. */
export function CopyLinkButton({ path, variant = 'outline' }: CopyLinkButtonProps) {
  function copy() {
    const address = new URL(ownPage(path), location.href).href;
    copyToClipboard(address).then(
      () => toastSuccess(m.person_link_copied(), address),
      () => toastError(m.person_link_not_copied(), address),
    );
  }
  return (
    <Button variant={variant} icon={<Link2 aria-hidden className="ic" />} onClick={copy}>
      {m.person_copy_link()}
    </Button>
  );
}
