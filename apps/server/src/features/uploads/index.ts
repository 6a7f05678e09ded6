/** Uploads in numbered parts. */
import type { Feature } from '../../platform/feature.ts';
import { uploadsRoutes } from './routes.ts';
import { sweepUploads } from './upload-rows.ts';

export const uploads: Feature = {
  noun: 'uploads',
  floor: 130,
  owns: ['uploads', 'uploadParts'],
  locks: { uploads: 60 },
  constraintRefusals: {
    uploads_uploader_id_users_id_fk: 'auth.session_expired',
    uploads_deal_id_deals_id_fk: 'deal.not_found',
    upload_parts_upload_id_uploads_id_fk: 'upload.not_found',
    uploads_file_id_files_id_fk: 'file.not_found',
    uploads_media_id_media_id_fk: 'upload.not_found',
  },
  routes: uploadsRoutes,
  sweeps: [sweepUploads],
};
