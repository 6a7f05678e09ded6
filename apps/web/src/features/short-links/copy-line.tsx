import '../../styles/short-links.css';
import { m } from '@briefcast/i18n/messages';
import { Copy } from 'lucide-react';
import { copyToClipboard } from '../../lib/copy-to-clipboard.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { toastError, toastSuccess } from '../../ui/toast.ts';

interface CopyLineProps {
  text: string;
  /** Text without what everybody knows, such as `https://`. */
  shown?: string;
  /** Name of the button. */
  label: string;
}

/** A short text to be copied; it can be selected where browsers do not permit the button. */
export function CopyLine({ text, shown = text, label }: CopyLineProps) {
  const copy = () =>
    copyToClipboard(text).then(
      () => toastSuccess(m.short_link_copied(), text),
      () => toastError(m.short_link_not_copied(), text),
    );
  return (
    <span className="copy-line">
      <span dir="ltr" className="num copy-line-text">
        {shown}
      </span>
      <IconButton label={label} icon={<Copy aria-hidden className="ic" />} onClick={() => void copy()} />
    </span>
  );
}
