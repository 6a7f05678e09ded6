import { shortLinkPath } from '@briefcast/contract/paths';
import { CopyLine } from './copy-line.tsx';

interface ShortAddressProps {
  slug: string;
  target: string;
  /** Name of the button that copies it. */
  label: string;
}

/** An address as people read it: without its scheme, and without a lone slash at the end. */
const withoutScheme = (address: string): string => address.replace(/^https?:\/\//iu, '').replace(/\/$/u, '');

/** Short address ready to copy, and the page that it leads to. */
export function ShortAddress({ slug, target, label }: ShortAddressProps) {
  const address = new URL(shortLinkPath(slug), location.href).href;
  return (
    <>
      <CopyLine text={address} shown={withoutScheme(address)} label={label} />
      <p dir="ltr" className="hint mt-1 truncate text-start">
        {withoutScheme(target)}
      </p>
    </>
  );
}
