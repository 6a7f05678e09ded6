import type { Casting } from '@briefcast/contract';
import { mediaUrl } from '../../../lib/media-url.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { BrandLogoAvatar } from '../../../parts/brands/brand-logo-avatar.tsx';

interface BrandTileProps {
  brand: Casting['brand'];
  size: 40 | 44;
}

/** Logo of the brand; the server-rendered page keeps its place, as its markup contains no styles. */
export function BrandTile({ brand, size }: BrandTileProps) {
  const isHydrated = useHydrated();
  if (!isHydrated)
    return <span aria-hidden className={size === 40 ? 'size-10 flex-none' : 'size-11 flex-none'} />;
  const src = brand.profileImage ? mediaUrl(brand.profileImage) : null;
  return <BrandLogoAvatar name={brand.companyName} src={src} size={size} />;
}
