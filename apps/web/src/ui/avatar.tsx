import { clsx } from 'clsx';
import { useState } from 'react';
import { initials } from '../lib/names.ts';

/** By size in pixels. As classes, because the content security policy forbids style attributes in the server's HTML. */
const boxes = {
  20: 'size-5 text-[8px]',
  32: 'size-8 text-[12.8px]',
  36: 'size-9 text-[14.4px]',
  40: 'size-10 text-[16px]',
  44: 'size-11 text-[17.6px]',
  48: 'size-12 text-[19.2px]',
  80: 'size-20 text-[32px]',
  96: 'size-24 text-[38.4px]',
};

interface AvatarProps {
  name: string;
  src?: string | null | undefined;
  /** In pixels. */
  size?: keyof typeof boxes | undefined;
  className?: string | undefined;
}

/** A person's picture, or their initials. Decorative: the name is always next to it. */
export function Avatar({ name, src, size = 40, className }: AvatarProps) {
  const [broken, setBroken] = useState<string>();

  if (!src || broken === src) {
    return (
      <span aria-hidden className={clsx('avatar initials text-ink-2', boxes[size], className)}>
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
      className={clsx('avatar', boxes[size], className)}
      onError={() => setBroken(src)}
    />
  );
}
