import { paths } from '@briefcast/contract/paths';

/** The audit trail, searched for something. */
export const auditPath = (filter: { search?: string } = {}): string =>
  `${paths.admin.href()}?${new URLSearchParams({ tab: 'audit', ...filter })}`;
