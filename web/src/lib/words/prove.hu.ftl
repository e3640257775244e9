# Friss igazolás: visszatérési mód felmutatása az előtt, amit csak a gazdája tehet meg.
prove-title = Mutasd meg, hogy te vagy az
prove-why = Ezt csak te teheted meg. Igazold magad valamelyik visszatérési módoddal; a következő tíz percben ez a böngésző nem kérdezi újra.
prove-passkey = Azonosítókulcs használata
prove-mail = Kód küldése ide: { $address }
prove-sent = Elindult egy levél ide: { $address }. Írd be itt a benne lévő kódot { $minutes } percen belül. Ha nem jön semmi, nézd meg a levélszemét között is.
prove-go = Én vagyok az
prove-other = Más módon
prove-none = Itt egyik visszatérési módodat sem tudod használni. Az azonosítókulcshoz a szerver https-sel kezdődő címe kell és olyan böngésző, amely ismeri az azonosítókulcsokat; a levélhez olyan szerver, amely leveleket küld.
