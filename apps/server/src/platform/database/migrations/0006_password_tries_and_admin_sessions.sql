CREATE TABLE "password_tries" (
	"account" text NOT NULL,
	"network" text NOT NULL,
	"failures" integer NOT NULL,
	"retry_at" timestamp (3) with time zone,
	"succeeded_at" timestamp (3) with time zone,
	"tried_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "password_tries_account_network_pk" PRIMARY KEY("account","network")
);
--> statement-breakpoint
CREATE TABLE "admin_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "password_tries_tried" ON "password_tries" USING btree ("tried_at");--> statement-breakpoint
CREATE INDEX "admin_sessions_expiry" ON "admin_sessions" USING btree ("expires_at");