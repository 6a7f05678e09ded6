import { whenOpen } from '../../ui/dialog.tsx';

/** Creates or changes a campaign; its code is loaded when it is first opened. */
export const CampaignDialog = whenOpen(async () => (await import('./campaign-form.tsx')).CampaignForm);
