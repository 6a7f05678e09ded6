import { clsx } from 'clsx';
import { useState } from 'react';
import { initials } from '../../lib/names.ts';

/** Pairs of background and text colour, each with a contrast above 7:1, the same in both themes like a logo. */
const inks = [
  ['#dce6c6', '#1f3b34'],
  ['#3a2418', '#f3dcc4'],
  ['#cfe0f2', '#14365e'],
  ['#f6d5d9', '#6a1230'],
  ['#e4dbf3', '#3c2268'],
  ['#f7e2a8', '#4f3a00'],
] as const;

function inkOf(name: string) {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return inks[sum % inks.length] ?? inks[0];
}

interface BrandLogoAvatarProps {
  name: string;
  src?: string | null | undefined;
  /** In pixels. */
  size?: number | undefined;
  className?: string | undefined;
}

/** A brand's logo, or its initials on a tile whose colour is derived from the name. Decorative. */
export function BrandLogoAvatar({ name, src, size = 36, className }: BrandLogoAvatarProps) {
  const [broken, setBroken] = useState<string>();
  const [background, ink] = inkOf(name);

  if (!src || broken === src) {
    return (
      <span
        aria-hidden
        className={clsx('initials logo-tile', className)}
        style={{ inlineSize: size, blockSize: size, fontSize: size * 0.42, background, color: ink }}
      >
        {initials(name)}
      </span>
    );
  }
  return (
    <img
      src={src}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      className={clsx('avatar logo-tile', className)}
      style={{ inlineSize: size, blockSize: size }}
      onError={() => setBroken(src)}
    />
  );
}
