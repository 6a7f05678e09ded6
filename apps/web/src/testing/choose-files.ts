import { page, userEvent } from 'vitest/browser';

/** A picture, as a file that somebody chooses. */
export const picture = (name: string) =>
  new File([new Uint8Array([137, 80, 78, 71])], name, { type: 'image/png' });

/** Presses a button that asks for files, and chooses these. */
export async function chooseFiles(button: string, files: File[]) {
  const asked = new Promise<HTMLInputElement>((resolve) => {
    const take = (event: Event) => {
      if (!(event.target instanceof HTMLInputElement) || event.target.type !== 'file') return;
      document.removeEventListener('click', take, true);
      // The browser's own window for files is not opened.
      event.preventDefault();
      resolve(event.target);
    };
    document.addEventListener('click', take, true);
  });
  await page.getByRole('button', { name: button }).click();
  await userEvent.upload(page.elementLocator(await asked), files);
}
