-- What a house held when 0000_first was the newest step of the schema. Not to be changed: houses like it are out there.
INSERT INTO "settings" ("data") VALUES ('{"contact":{"name":"Haus von damals"}}');
INSERT INTO "event_types" ("name", "search_text", "sort_text") VALUES ('{"de":"Sinfoniekonzert","en":"Symphony concert"}', 'sinfoniekonzert', 'sinfoniekonzert');
INSERT INTO "venues" ("name", "slug_de", "slug_en", "city", "access", "updated_at") VALUES ('Alte Weberei', 'alte-weberei', 'old-mill', 'Hohenwang', '{"de":"Der Eingang ist ebenerdig.","en":""}', 1772359200000);
INSERT INTO "productions" ("name", "slug_de", "slug_en", "description", "type_id", "updated_at") VALUES ('{"de":"Aufbruch","en":"Departure"}', 'aufbruch', 'departure', '{"de":"<p>Ein Abend von früher.</p>","en":""}', 1, 1772359200000);
INSERT INTO "productions" ("name", "slug_de", "slug_en", "description", "type_id", "updated_at") VALUES ('{"de":"Heimkehr","en":""}', 'heimkehr', 'heimkehr', '{"de":"<p>Ein Abend von früher.</p>","en":""}', 1, 1772359200000);
INSERT INTO "event_dates" ("production_id", "venue_id", "date_start", "date_end") VALUES (1, 1, 1804271400000, 1804278600000);
INSERT INTO "event_dates" ("production_id", "venue_id", "date_start", "date_end", "status", "moved_from_start") VALUES (1, 1, 1804435200000, 1804442400000, 'moved', 1804348800000);
INSERT INTO "event_dates" ("production_id", "venue_id", "date_start", "date_end") VALUES (2, 1, 1777743000000, 1777750200000);
INSERT INTO "pages" ("content_type", "slug_de", "slug_en", "path_de", "path_en", "title", "headline", "in_menu", "updated_at") VALUES ('page', 'haus', 'house', 'haus', 'house', '{"de":"Unser Haus","en":"Our house"}', '{"de":"Unser Haus","en":"Our house"}', 1, 1772359200000);
INSERT INTO "sections" ("slug", "content_type", "object_id") VALUES ('page-1-a', 'page', 1);
INSERT INTO "modules" ("section_id", "kind", "data") VALUES (1, 'headline', '{"headline_level":2,"preline":{"de":"","en":""},"content":{"de":"Woher wir kommen","en":"Where we come from"},"subline":{"de":"","en":""}}');
INSERT INTO "modules" ("section_id", "kind", "order", "data") VALUES (1, 'text', 1, '{"content":{"de":"<p>Seit 1921 spielen wir.</p>","en":""}}');
INSERT INTO "modules" ("section_id", "kind", "order", "anchor", "data") VALUES (1, 'faq', 2, 'fragen', '{}');
INSERT INTO "modules" ("section_id", "list_id", "kind", "data") VALUES (1, 3, 'faqitem', '{"content":{"de":"Wo parke ich?","en":""},"text":{"de":"<p>Am Fluss.</p>","en":""}}');
INSERT INTO "modules" ("section_id", "kind", "order", "data", "deleted_at", "deleted_by") VALUES (1, 'text', 3, '{"content":{"de":"<p>Gelöschtes.</p>","en":""}}', 1772359200000, 'somebody');
