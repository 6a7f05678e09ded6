CREATE TYPE "public"."media_notes" AS ENUM('REMOVED', 'WITHHELD');--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "has_location" boolean;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "cleaned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "notes" "media_notes";--> statement-breakpoint
CREATE INDEX "media_unlooked" ON "media" USING btree ("id") WHERE type = 'VIDEO' and notes is null;