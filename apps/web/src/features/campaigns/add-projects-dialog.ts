import { whenOpen } from '../../ui/dialog.tsx';

/** Puts projects into a campaign; its code is loaded when it is first opened. */
export const AddProjectsDialog = whenOpen(async () => (await import('./add-projects.tsx')).AddProjects);
