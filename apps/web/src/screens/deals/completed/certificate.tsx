import type { DealDetail } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { Copy, FileCheck, ShieldCheck } from 'lucide-react';
import { copyToClipboard } from '../../../lib/copy-to-clipboard.ts';
import { mediaUrl } from '../../../lib/media-url.ts';
import { EinvoiceButton } from '../../../parts/invoices/einvoice-button.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { toastError, toastSuccess } from '../../../ui/toast.ts';

/** The licence certificate of a completed deal: its code, the PDFs of it and of the invoice, and the page that checks files. */
export function CertificateOfDeal({ deal: { id, title, certificate, invoiceUrl } }: { deal: DealDetail }) {
  if (!certificate) return null;
  const { code, url } = certificate;
  const address = mediaUrl(url);
  async function handleCopy() {
    await copyToClipboard(code).then(
      () => toastSuccess(m.wrap_code_copied(), code),
      () => toastError(m.wrap_code_not_copied(), code),
    );
  }
  return (
    <Card title={m.wrap_certificate()}>
      <p className="hint">{m.wrap_certificate_hint()}</p>
      <div className="mt-3 flex max-w-md items-center justify-between gap-2 rounded-xl border border-line-strong ps-4 pe-1">
        <bdi className="num text-d4 wrap-anywhere">{code}</bdi>
        <IconButton
          label={m.wrap_copy_code()}
          icon={<Copy aria-hidden className="ic" />}
          onClick={handleCopy}
        />
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <a className="btn btn-primary" href={address} download>
          <FileCheck aria-hidden className="ic" />
          <span>{m.wrap_certificate_pdf()}</span>
        </a>
        <a className="btn btn-outline" href={`${address}&lang=ar`} download>
          {m.wrap_certificate_arabic()}
        </a>
        <ButtonLink
          variant="outline"
          icon={<ShieldCheck aria-hidden className="ic" />}
          to={paths.certificate.href(code)}
        >
          {m.wrap_check_file()}
        </ButtonLink>
        {invoiceUrl ? (
          <>
            <a className="btn btn-ghost" href={mediaUrl(invoiceUrl)} download>
              {m.payout_invoice_english()}
            </a>
            <a className="btn btn-ghost" href={`${mediaUrl(invoiceUrl)}&lang=ar`} download>
              {m.payout_invoice_arabic()}
            </a>
            <a className="btn btn-ghost" href={`${mediaUrl(invoiceUrl)}&lang=both`} download>
              {m.payout_invoice_both()}
            </a>
            <EinvoiceButton of="ofDeal" id={id} name={title} />
          </>
        ) : null}
      </div>
    </Card>
  );
}
