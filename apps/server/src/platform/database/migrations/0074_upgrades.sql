CREATE TABLE "upgrades" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "upgrades_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" text NOT NULL,
	"suits" text NOT NULL,
	"began_at" timestamp (3) with time zone NOT NULL,
	"milliseconds" integer NOT NULL,
	"steps" jsonb DEFAULT '[]' NOT NULL
);
