rules-contents = Contents
rules-top = To the top
rules-words = Words and what they mean
report-open = I still think this is wrong
report-ask = What is wrong, in your own words?
report-why = Your words go to whoever runs this server, together with this line of the log and what you see at the table right now, your own hidden cards included. Nobody at the table is told, and the game goes on as it is.
report-send = Send the report
report-length = { $count } of { $most } characters
report-sent = Thank you! Your report has been stored.
report-left = { $left ->
    [0] That was the last one for today.
    [one] You can send one more today.
   *[other] You can send { $left } more today.
}
