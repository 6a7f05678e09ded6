ALTER TABLE "brands" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "creators" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;