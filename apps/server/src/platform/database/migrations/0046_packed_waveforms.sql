ALTER TABLE "file_media" ADD COLUMN "waveform" text;--> statement-breakpoint
UPDATE "file_media" SET "waveform" = (
  SELECT translate(encode(string_agg(set_byte('\x00'::bytea, 0, peak::int), ''::bytea ORDER BY at), 'base64'), E'\n', '')
  FROM jsonb_array_elements_text("found" -> 'waveform') WITH ORDINALITY AS peaks(peak, at)
)
WHERE jsonb_typeof("found" -> 'waveform') = 'array';
