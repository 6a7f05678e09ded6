import { clsx } from 'clsx';
import { useState } from 'react';
import { initials } from '../../lib/names.ts';

/** Background and text colour, each pair with a contrast above 7:1, the same in both themes like a logo. */
const inks = [
  'bg-[#dce6c6] text-[#1f3b34]',
  'bg-[#3a2418] text-[#f3dcc4]',
  'bg-[#cfe0f2] text-[#14365e]',
  'bg-[#f6d5d9] text-[#6a1230]',
  'bg-[#e4dbf3] text-[#3c2268]',
  'bg-[#f7e2a8] text-[#4f3a00]',
] as const;

/** By size in pixels. As classes, because the content security policy forbids style attributes in the server's HTML. */
const boxes = {
  20: 'size-5 text-[8.4px]',
  26: 'size-[26px] text-[10.9px]',
  28: 'size-7 text-[11.8px]',
  32: 'size-8 text-[13.4px]',
  36: 'size-9 text-[15.1px]',
  40: 'size-10 text-[16.8px]',
  44: 'size-11 text-[18.5px]',
  48: 'size-12 text-[20.2px]',
  52: 'size-13 text-[21.8px]',
  72: 'size-18 text-[30.2px]',
  80: 'size-20 text-[33.6px]',
};

function inkOf(name: string) {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return inks[sum % inks.length] ?? inks[0];
}

interface BrandLogoAvatarProps {
  name: string;
  src?: string | null | undefined;
  /** In pixels. */
  size?: keyof typeof boxes | undefined;
  className?: string | undefined;
}

/** A brand's logo, or its initials on a tile whose colour is derived from the name. Decorative. */
export function BrandLogoAvatar({ name, src, size = 36, className }: BrandLogoAvatarProps) {
  const [broken, setBroken] = useState<string>();

  if (!src || broken === src) {
    return (
      <span aria-hidden className={clsx('initials logo-tile', boxes[size], inkOf(name), className)}>
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
      className={clsx('avatar logo-tile', boxes[size], className)}
      onError={() => setBroken(src)}
    />
  );
}
