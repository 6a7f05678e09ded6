CREATE TABLE "mail_slots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"is_open" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
-- Accounts that exist by now count as confirmed, from this moment: they have had mails all along. As a default of the
-- moment, which is taken away again, because that changes no row: new accounts begin without a confirmation.
ALTER TABLE "users" ADD COLUMN "email_confirmed_at" timestamp (3) with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "email_confirmed_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "bundle_id" uuid;--> statement-breakpoint
ALTER TABLE "mail_slots" ADD CONSTRAINT "mail_slots_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_slots_user" ON "mail_slots" USING btree ("user_id","purpose","sent_at");--> statement-breakpoint
CREATE INDEX "mail_slots_sent" ON "mail_slots" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "notifications_bundle" ON "notifications" USING btree ("bundle_id") WHERE bundle_id is not null;