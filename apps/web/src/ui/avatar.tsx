import { clsx } from 'clsx';
import { useState } from 'react';
import { initials } from '../lib/initials.ts';

interface AvatarProps {
  name: string;
  src?: string | null | undefined;
  /** Pixels. */
  size?: number | undefined;
  className?: string | undefined;
}

/** A person's picture, or their initials. Decorative: the name always stands beside it. */
export function Avatar({ name, src, size = 40, className }: AvatarProps) {
  const [broken, setBroken] = useState<string>();

  if (!src || broken === src) {
    return (
      <span
        aria-hidden
        className={clsx('avatar initials text-ink-2', className)}
        style={{ inlineSize: size, blockSize: size, fontSize: size * 0.4 }}
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
      className={clsx('avatar', className)}
      style={{ inlineSize: size, blockSize: size }}
      onError={() => setBroken(src)}
    />
  );
}
