CREATE TABLE "upload_reservations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"deal_id" uuid,
	"bytes" bigint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "poster_size" bigint;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "poster_size" bigint;--> statement-breakpoint
CREATE INDEX "upload_reservations_account" ON "upload_reservations" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "upload_reservations_deal" ON "upload_reservations" USING btree ("deal_id");