/** Dialogs of campaigns, whose code is loaded when they are first opened. */
import { whenOpen } from '../../ui/dialog.tsx';

/** Creates or changes a campaign. */
export const CampaignDialog = whenOpen(async () => (await import('./campaign-form.tsx')).CampaignForm);

/** Puts projects into a campaign. */
export const AddProjectsDialog = whenOpen(async () => (await import('./add-projects.tsx')).AddProjects);
