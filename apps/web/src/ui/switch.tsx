import type { ComponentProps } from 'react';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'checked'> {
  checked: boolean;
}

/**
 * An on/off switch with immediate effect. Words next to it are a `label` for its `id`, so that they can be pressed;
 * else name it by `aria-label`, in a table by its row and column.
 */
export function Switch({ checked, ...rest }: SwitchProps) {
  return (
    <label className="switch">
      <input {...rest} type="checkbox" role="switch" checked={checked} aria-checked={checked} />
      <span aria-hidden />
    </label>
  );
}
