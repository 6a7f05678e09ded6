/** Gives an invoice to another program by the share sheet of the device, where the browser can. */
const type = 'application/pdf';

/** Whether this browser shares files: phones do, and few others. */
export const canSharePdf = (): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([], 'invoice.pdf', { type })] });

/** Closing the sheet is no failure. */
const isClosed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Shares the PDF at this address under the invoice's number. Throws where it cannot be read or shared. */
export async function sharePdf(address: string, reference: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The invoice was answered with ${answer.status}`);
  const file = new File([await answer.blob()], `${reference}.pdf`, { type });
  await navigator.share({ files: [file], title: reference }).catch((error) => {
    if (!isClosed(error)) throw error;
  });
}
