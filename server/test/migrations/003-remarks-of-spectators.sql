create table "remarks" ("match" text not null references "matches" ("id"), "by" text not null, "guest" text not null references "guests" ("id"), constraint "remarksKey" primary key ("match", "by"));
create index "remarks_guest" on "remarks" ("guest");
select "id", "record" from "matches" where "record" like ?;
