import { Menu } from '@base-ui/react/menu';
import type { DealDetail } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import {
  ChevronDown,
  Copy,
  FileCheck,
  FileCode,
  FileText,
  type LucideIcon,
  ReceiptText,
  ShieldCheck,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { copyToClipboard } from '../../../lib/copy-to-clipboard.ts';
import { mediaUrl } from '../../../lib/media-url.ts';
import { useEinvoice } from '../../../parts/invoices/use-einvoice.tsx';
import { Button } from '../../../ui/button.tsx';
import { PopupMenu } from '../../../ui/popup-menu.tsx';
import { toastError, toastSuccess } from '../../../ui/toast.ts';

interface PaperMenusProps {
  deal: DealDetail;
  certificate: NonNullable<DealDetail['certificate']>;
}

/** Menus of a completed deal's certificate, with its code and the page that checks files, and of its invoice. */
export function PaperMenus({ deal: { id, title, invoiceUrl }, certificate: { code, url } }: PaperMenusProps) {
  const einvoice = useEinvoice();
  const certificate = mediaUrl(url);
  const invoice = invoiceUrl === undefined ? null : mediaUrl(invoiceUrl);
  async function handleCopy() {
    await copyToClipboard(code).then(
      () => toastSuccess(m.wrap_code_copied(), code),
      () => toastError(m.wrap_code_not_copied(), code),
    );
  }
  return (
    <>
      <PaperMenu Icon={FileCheck} text={m.wrap_certificate()}>
        <Menu.Group>
          <Menu.GroupLabel className="menu-label">
            <bdi className="num block text-ink">{code}</bdi>
            <span className="block max-w-64 font-normal">{m.wrap_certificate_hint()}</span>
          </Menu.GroupLabel>
          <Pdf href={certificate} text={m.wrap_certificate_pdf()} />
          <Pdf href={`${certificate}&lang=ar`} text={m.wrap_certificate_arabic()} />
          <Menu.Item className="menu-item" onClick={handleCopy}>
            <Copy aria-hidden className="ic" />
            {m.wrap_copy_code()}
          </Menu.Item>
          <Menu.Item className="menu-item" render={<Link to={paths.certificate.href(code)} />}>
            <ShieldCheck aria-hidden className="ic" />
            {m.wrap_check_file()}
          </Menu.Item>
        </Menu.Group>
      </PaperMenu>
      {invoice === null ? null : (
        <PaperMenu Icon={ReceiptText} text={m.deal_invoice()}>
          <Pdf href={invoice} text={m.payout_invoice_english()} />
          <Pdf href={`${invoice}&lang=ar`} text={m.payout_invoice_arabic()} />
          <Pdf href={`${invoice}&lang=both`} text={m.payout_invoice_both()} />
          <Menu.Item className="menu-item" onClick={() => einvoice.save({ of: 'ofDeal', id, name: title })}>
            <FileCode aria-hidden className="ic" />
            {m.einvoice_download()}
          </Menu.Item>
        </PaperMenu>
      )}
      {einvoice.dialog}
    </>
  );
}

interface PaperMenuProps {
  Icon: LucideIcon;
  text: string;
  children: ReactNode;
}

function PaperMenu({ Icon, text, children }: PaperMenuProps) {
  return (
    <PopupMenu
      align="start"
      trigger={
        <Button variant="ghost" size="sm" icon={<Icon aria-hidden className="ic size-4!" />}>
          {text}
          <ChevronDown aria-hidden className="ic size-4!" />
        </Button>
      }
    >
      {children}
    </PopupMenu>
  );
}

function Pdf({ href, text }: { href: string; text: string }) {
  return (
    <Menu.LinkItem className="menu-item" href={href} download closeOnClick>
      <FileText aria-hidden className="ic" />
      {text}
      <span className="hint ms-auto ps-4">PDF</span>
    </Menu.LinkItem>
  );
}
