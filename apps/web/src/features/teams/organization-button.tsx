import type { OwnBrand } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { ChevronsUpDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { mediaUrl } from '../../lib/media-url.ts';
import { fullName } from '../../lib/names.ts';
import { BrandLogoAvatar } from '../../parts/brands/brand-logo-avatar.tsx';

/** The name of a brand's person in the header: the organisation, or their own without one. */
export const accountName = (user: OwnBrand): string => user.companyName || fullName(user) || user.email;

type OrganizationButtonProps = Omit<ComponentProps<'button'>, 'children'> & { user: OwnBrand };

/** The button of the account menu, also shown before the menu is loaded. */
export function OrganizationButton({ user, className, ...rest }: OrganizationButtonProps) {
  const name = accountName(user);
  return (
    <button
      {...rest}
      type="button"
      aria-label={m.organization_menu({ company: name })}
      className={clsx('org-button', className)}
    >
      <BrandLogoAvatar name={name} src={user.profileImage ? mediaUrl(user.profileImage) : null} size={36} />
      <bdi className="max-w-40 truncate max-xl:hidden">{name}</bdi>
      <ChevronsUpDown aria-hidden className="ic size-4! text-ink-3 max-lg:hidden" />
    </button>
  );
}
