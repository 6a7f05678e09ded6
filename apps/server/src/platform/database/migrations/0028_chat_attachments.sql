ALTER TABLE "deal_reads" ADD COLUMN "seen_messages_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "attached" boolean DEFAULT false NOT NULL;